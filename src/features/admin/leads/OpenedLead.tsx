import { useEffect, useMemo, useRef } from 'react';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import type { LeadDialogProps } from './LeadDialog.tsx';
import { keyOf, type Lead, readKey } from './lead.ts';
import { oneLead, READERS } from './lead-queries.ts';

const LeadDialog = preloadable<LeadDialogProps>(() =>
  import('./LeadDialog.tsx').then((module) => module.LeadDialog),
);

const { loadFailed, gone } = adminMessages.leads;

export interface OpenedLeadProps extends Omit<LeadDialogProps, 'lead'> {
  leadKey: string;
  /** The loaded leads, live; others are fetched. */
  known: readonly Lead[];
}

/** The lead of the URL, in the list or not. */
export function OpenedLead({ leadKey, known, ...rest }: OpenedLeadProps) {
  const listed = known.find((lead) => keyOf(lead) === leadKey);
  // Stays open even if the list no longer contains it
  const last = useRef(listed);
  if (listed) last.current = listed;
  if (last.current) return <Shown lead={last.current} {...rest} />;
  const named = readKey(leadKey);
  return named ? <Fetched {...named} {...rest} /> : null;
}

type RestProps = Omit<LeadDialogProps, 'lead'>;

function Fetched({ kind, id, ...rest }: RestProps & NonNullable<ReturnType<typeof readKey>>) {
  const one = useMemo(() => oneLead(kind, id), [kind, id]);
  const { status, records } = useLiveList(one, READERS[kind], loadFailed[kind]);
  const [record] = records;
  const isGone = status === 'ready' && !record;
  const { onClose } = rest;
  useEffect(() => {
    if (!isGone) return;
    toast({ title: gone, variant: 'destructive' });
    onClose();
  }, [isGone, onClose]);
  return record ? <Shown lead={{ kind, record } as Lead} {...rest} /> : null;
}

function Shown(props: LeadDialogProps) {
  return (
    <PartBoundary fallback={null}>
      <LeadDialog {...props} />
    </PartBoundary>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { drawBooth } from '../../../../booth/still/draw-own-booth.ts';
import type { SentLook, StillLook } from '../../../../booth/viewer/booth-still.ts';
import { Card } from '../../../../components/Card.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { leadKey } from '../../../../domain/panel-links.ts';
import { proposalAmounts } from '../../../../domain/proposal/amounts.ts';
import { midnightText } from '../../../../domain/proposal/valid-until.ts';
import { AS_DESIGNED } from '../../../../domain/quote/dress.ts';
import type { Proposal } from '../../../../domain/records/proposals.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { type SendProposal, sentProposalSchema } from '../../../../domain/schemas/proposal.ts';
import { moveTo } from '../../../../lib/move-to.ts';
import { clearDraft, keepDraft, restoreDraft } from '../dialog-draft.ts';
import { FormDialog } from '../FormDialog.tsx';
import { senderOf } from '../lead-records.ts';
import type { Lead } from '../lead-state.ts';
import type { Live } from '../live-lists/live-record.ts';
import { useAdmin, useToday } from '../panel-context.ts';
import { QuotedBooth } from '../quote-details/QuoteDetails.tsx';
import { recount } from '../use-count.ts';
import { useKeyedPost } from '../use-keyed-post.ts';
import { useLoaded } from '../use-loaded.ts';
import { ProposalLines } from './ProposalLines.tsx';
import { ProposalPlan } from './ProposalPlan.tsx';
import {
  type EnteredProposal,
  firstEntry,
  hasBooth,
  linesIn,
  type ProposalEntry,
  type ProposalForm,
  proposalFormSchema,
} from './proposal-form.ts';
import { proposalTexts as texts } from './proposal-texts.ts';

export interface ProposalDialogProps {
  lead: Lead;
  /** The visitor's logo and color; null if not sent, undefined while loading. */
  look: SentLook | null | undefined;
  /** The proposal, live, of which this becomes a new version; null for a new one. */
  replaced: Live<Proposal> | null;
  onClose: () => void;
}

/** Makes a proposal, or its next version, for a lead, and sends it. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { lead, replaced, onClose } = props;
  const today = useToday();
  // Fixed when the dialog opens, so that updates do not reset what was typed
  const [load] = useState(() => () => firstEntry(lead, replaced, today));
  const first = useLoaded('first', load, 'A proposal could not be prepared');
  if (first) return <ProposalFormDialog {...props} first={first} />;
  return (
    <Dialog open onClose={onClose} size="lg" title={titleOf(props)}>
      <p role="status" className="text-muted">
        {first === null ? texts.startFailed : 'Loading the proposal...'}
      </p>
    </Dialog>
  );
}

function titleOf({ lead, replaced }: Pick<ProposalDialogProps, 'lead' | 'replaced'>): string {
  const { name, company } = senderOf(lead.record);
  return `${replaced ? `New version of ${replaced.reference}` : 'Proposal'} for ${company || name}`;
}

function ProposalFormDialog(props: ProposalDialogProps & { first: ProposalEntry }) {
  const { lead, look, replaced } = props;
  const today = useToday();
  const { form, seen, wasRestored, discard } = useProposalForm(props);
  const [asking, setAsking] = useState<'discard' | EnteredProposal | null>(null);
  const noEmailRef = useRef<HTMLDivElement>(null);
  const { email } = senderOf(lead.record);
  const { isWorking, send } = useSending(props, discard);
  const { errors, isDirty } = form.formState;
  const values = form.watch();
  const lines = linesIn(values.lines);

  function check(entered: EnteredProposal) {
    if (!email) return moveTo(noEmailRef.current);
    if (entered.valid_until < today) return refuse({ valid_until: texts.past });
    setAsking(entered);
  }
  /** Shows messages next to their fields, and focuses the first. */
  function refuse(fields: Readonly<Record<string, string>>) {
    const names = Object.keys(fields) as FieldPath<ProposalEntry>[];
    for (const name of names) form.setError(name, { message: fields[name] ?? '' });
    if (names[0]) form.setFocus(names[0]);
  }
  async function sendNow(entered: EnteredProposal) {
    const refused = await send(entered);
    setAsking(null);
    // Once the question has closed
    setTimeout(() => refuse(refused));
  }
  return (
    <>
      <FormDialog
        size="lg"
        title={titleOf(props)}
        description={texts.about(senderOf(lead.record).name)}
        submitLabel="Send proposal"
        isWorking={isWorking}
        onClose={() => (isDirty ? setAsking('discard') : discard())}
        onCancel={discard}
        onSubmit={form.handleSubmit(check, ({ plan }) => {
          if (plan?.root) form.setFocus('plan.0.percent');
        })}
      >
        {!email && (
          <Notice ref={noEmailRef} tone="warning" title="No email address">
            <p>{texts.noEmail}</p>
          </Notice>
        )}
        {wasRestored && (
          <Card tone="brand" className="text-[0.9375rem]">
            {texts.restored}
          </Card>
        )}
        {replaced && replaced.version > seen && (
          <Notice tone="warning" title={texts.newer(replaced.version)}>
            {null}
          </Notice>
        )}
        <ProposalLines form={form} lines={lines} />
        {hasBooth(lead) && lead.kind === 'quote' && (
          <div className="flex flex-wrap items-center gap-x-4">
            <CheckboxField label="Send the booth with it" {...form.register('with_booth')} />
            {values.with_booth && <QuotedBooth quote={lead.record} look={look} />}
          </div>
        )}
        <TextArea label="Note" optional rows={3} error={errors.note?.message} {...form.register('note')} />
        <TextField
          label="Valid until"
          type="date"
          required
          min={today}
          hint={`Ends at ${midnightText(today)}`}
          className="[&>input]:w-44"
          error={errors.valid_until?.message}
          {...form.register('valid_until')}
        />
        <ProposalPlan form={form} plan={values.plan} total={proposalAmounts(lines).total} />
        <TextArea label="Terms" optional rows={5} error={errors.terms?.message} {...form.register('terms')} />
      </FormDialog>
      {asking !== null && asking !== 'discard' && (
        <ConfirmDialog
          open
          title="Send this proposal?"
          description={texts.mailed(senderOf(lead.record), asking, replaced?.version ?? null)}
          confirmLabel="Send"
          variant="primary"
          onConfirm={() => sendNow(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        open={asking === 'discard'}
        title="Discard what you entered?"
        description="It has not been sent."
        confirmLabel="Discard"
        onCancel={() => setAsking(null)}
        onConfirm={discard}
      />
    </>
  );
}

/** Sends a proposal once over all tries. */
function useSending({ lead, look, replaced }: ProposalDialogProps, onSent: () => void) {
  const today = useToday();
  const { isWorking, post } = useKeyedPost(sentProposalSchema, 'proposals', texts.sendFailed, ({ fields }) =>
    Object.keys(fields).some((name) => name !== 'lead_id'),
  );
  /** Resolves to the fields that the server refused, with messages. */
  async function send(entered: EnteredProposal): Promise<Readonly<Record<string, string>>> {
    const proposal: SendProposal = {
      ...entered,
      picture: entered.with_booth && lead.kind === 'quote' ? await pictureFor(lead.record, look) : null,
      lead_kind: lead.kind,
      lead_id: lead.record.id,
      replaces: replaced && { id: replaced.id, version: replaced.version },
    };
    const result = await post(proposal);
    if (!result || 'refused' in result) return result?.refused.fields ?? {};
    const { reference, version, leaves_at } = result.answer;
    recount();
    onSent();
    const what = `${reference}, version ${version}, to ${senderOf(lead.record).email}`;
    toast({
      title: leaves_at ? texts.leaves(new Date(leaves_at), today) : texts.sent,
      description: leaves_at ? `${what}. ${texts.manyMails}` : what,
      variant: 'success',
    });
    return {};
  }
  return { isWorking, send };
}

/** Draws a quote's booth with its extras, for page and mail; null if the visitor's own picture came along. */
async function pictureFor(quote: QuoteSubmission, look: SentLook | null | undefined): Promise<string | null> {
  const { booth_size, selected_render_title: title, extras } = quote;
  if (look?.booth || !title) return null;
  const worn: StillLook = { logo: look?.file ?? null, dress: look?.dress ?? AS_DESIGNED };
  const quoted = { boothSize: booth_size, selectedDesign: { title }, extras };
  return drawBooth(quoted, async () => worn);
}

/** The form, which keeps what was typed in the tab until it is sent or discarded. */
function useProposalForm({ lead, replaced, first, onClose }: ProposalDialogProps & { first: ProposalEntry }) {
  const { uid } = useAdmin();
  const [seen] = useState(replaced?.version ?? 0);
  const kind = `Proposal ${leadKey(lead.kind, lead.record.id)}`;
  const base = replaced ? `${replaced.id} ${seen}` : '';
  const [restored] = useState(() => {
    const draft = restoreDraft<null, ProposalEntry>(kind, uid);
    return draft?.base === base ? draft.restored : null;
  });
  const form: ProposalForm = useForm({ defaultValues: first, resolver: zodResolver(proposalFormSchema) });
  const { reset, subscribe } = form;
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(kind, uid, { id: null, newId: '', base, fields: null }, values),
      }),
    [subscribe, kind, uid, base],
  );
  function discard() {
    clearDraft(kind);
    onClose();
  }
  return { form, seen, wasRestored: restored !== null, discard };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { AS_DESIGNED } from '#booth/common.ts';
import { drawBooth } from '../../../../booth/still/draw-own-booth.ts';
import { Card } from '../../../../components/Card.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { proposalAmounts } from '../../../../domain/proposal/amounts.ts';
import { midnightText } from '../../../../domain/proposal/valid-until.ts';
import type { Deal } from '../../../../domain/records/deals.ts';
import type { Proposal } from '../../../../domain/records/proposals.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import {
  previewedProposalSchema,
  type SendProposal,
  sentProposalSchema,
} from '../../../../domain/schemas/proposal.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { moveTo } from '../../../../lib/move-to.ts';
import { clearDraft, keepDraft, restoreDraft } from '../../controls/dialog-draft.ts';
import { FormDialog } from '../../controls/FormDialog.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useAdmin, useToday } from '../../controls/panel-context.ts';
import { runWork } from '../../controls/run-work.ts';
import { useKeyedPost } from '../../controls/use-keyed-post.ts';
import { useLoaded } from '../../controls/use-loaded.ts';
import { fetchSentLogo } from '../../meetings/BookingLogo.tsx';
import { shortName } from '../deals/use-save-deal.ts';
import { ProposalLines } from './ProposalLines.tsx';
import { ProposalPlan } from './ProposalPlan.tsx';
import { type Previewed, ProposalPreview } from './ProposalPreview.tsx';
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
  deal: Stored<Deal>;
  /** The customer's newest quote, if any. */
  quote: QuoteSubmission | null;
  /** The proposal, live, of which this becomes a new version; null for a new one. */
  replaced: Stored<Proposal> | null;
  onClose: () => void;
}

/** Makes a proposal, or its next version, shows it as its page does, and sends it. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { deal, quote, replaced, onClose } = props;
  const today = useToday();
  // Fixed when the dialog opens, so that updates do not reset what was typed
  const [load] = useState(() => () => firstEntry(deal, quote, replaced, today));
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

function titleOf({ deal, replaced }: Pick<ProposalDialogProps, 'deal' | 'replaced'>): string {
  return `${replaced ? `New version of ${replaced.reference}` : 'Proposal'} for ${shortName(deal)}`;
}

function ProposalFormDialog(props: ProposalDialogProps & { first: ProposalEntry }) {
  const { deal, quote, replaced } = props;
  const { email, name } = deal;
  const today = useToday();
  const { form, seen, wasRestored, discard } = useProposalForm(props);
  const [isDiscarding, setDiscarding] = useState(false);
  const [shown, setShown] = useState<(Previewed & { proposal: SendProposal }) | null>(null);
  const [isLoading, setLoading] = useState(false);
  const noEmailRef = useRef<HTMLDivElement>(null);
  const { isWorking, send } = useSending(props, discard);
  const { errors, isDirty } = form.formState;
  const values = form.watch();
  const lines = linesIn(values.lines);

  async function preview(entered: EnteredProposal) {
    if (!email) return moveTo(noEmailRef.current);
    if (entered.valid_until < today) return refuse({ valid_until: texts.past });
    setLoading(true);
    await runWork(texts.previewFailed, async () => {
      const replaces = replaced && { id: replaced.id, version: replaced.version };
      const picture = quote && entered.with_booth ? await pictureOf(quote) : null;
      const proposal: SendProposal = { ...entered, deal_id: deal.id, replaces, picture };
      setShown({ ...(await postFor(previewedProposalSchema, 'proposals/preview', proposal)), proposal });
    });
    setLoading(false);
  }
  /** Shows messages next to their fields, and focuses the first. */
  function refuse(fields: Readonly<Record<string, string>>) {
    const names = Object.keys(fields) as FieldPath<ProposalEntry>[];
    for (const field of names) form.setError(field, { message: fields[field] ?? '' });
    if (names[0]) form.setFocus(names[0]);
  }
  async function sendNow(proposal: SendProposal) {
    const refused = await send(proposal);
    setShown(null);
    // Once the preview has closed
    setTimeout(() => refuse(refused));
  }
  return (
    <>
      <FormDialog
        size="lg"
        title={titleOf(props)}
        description={texts.about(name)}
        submitLabel="Preview"
        isWorking={isLoading}
        onClose={() => (isDirty ? setDiscarding(true) : discard())}
        onCancel={discard}
        onSubmit={form.handleSubmit(preview, ({ plan }) => {
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
        {hasBooth(quote) && (
          <CheckboxField label="With the picture and the 3D view" {...form.register('with_booth')} />
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
      {shown && (
        <ProposalPreview
          shown={shown}
          text={texts.mailed(deal, shown.proposal, replaced?.version ?? null)}
          isWorking={isWorking}
          onSend={() => void sendNow(shown.proposal)}
          onClose={() => setShown(null)}
        />
      )}
      <ConfirmDialog
        open={isDiscarding}
        title="Discard what you entered?"
        description="It has not been sent."
        confirmLabel="Discard"
        onCancel={() => setDiscarding(false)}
        onConfirm={discard}
      />
    </>
  );
}

/** Sends a proposal once over all tries. */
function useSending(props: ProposalDialogProps, onSent: () => void) {
  const today = useToday();
  const { isWorking, post } = useKeyedPost(sentProposalSchema, 'proposals', texts.sendFailed, ({ fields }) =>
    Object.keys(fields).some((name) => name !== 'deal_id'),
  );
  /** Resolves to the fields that the server refused, with messages. */
  async function send(proposal: SendProposal): Promise<Readonly<Record<string, string>>> {
    const result = await post(proposal);
    if (!result || 'refused' in result) return result?.refused.fields ?? {};
    const { reference, version, leaves_at } = result.answer;
    onSent();
    const what = `${reference}, version ${version}, to ${props.deal.email}`;
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
async function pictureOf({ booth_size, selected_render_title: title, extras, booking_id }: QuoteSubmission) {
  const look = booking_id ? await fetchSentLogo(booking_id) : null;
  if (look?.booth || !title) return null;
  const worn = { logo: look?.file ?? null, dress: look?.dress ?? AS_DESIGNED };
  return drawBooth({ boothSize: booth_size, selectedDesign: { title }, extras }, worn);
}

/** The form, which keeps what was typed in the tab until it is sent or discarded. */
function useProposalForm({ deal, replaced, first, onClose }: ProposalDialogProps & { first: ProposalEntry }) {
  const { uid } = useAdmin();
  const [seen] = useState(replaced?.version ?? 0);
  const kind = `Proposal ${deal.id}`;
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

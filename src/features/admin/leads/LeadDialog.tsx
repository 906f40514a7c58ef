import { documentId, limit, where } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { leadFields } from '../../../domain/schemas/leads.ts';
import { formatDay, formatSlotTime } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { ChangedSince } from '../kit/ChangedSince.tsx';
import { cameFromFact, contactFacts } from '../kit/contact-facts.ts';
import { type Fact, FactList } from '../kit/FactList.tsx';
import { LeadControls } from '../kit/LeadControls.tsx';
import { LEAD_RECORDS, senderOf } from '../kit/lead-records.ts';
import { fieldsOf, kindOf, type Lead, STATE_BADGES } from '../kit/lead-state.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import { queryOf } from '../kit/live-lists/live-record.ts';
import { useOfflineSave } from '../kit/live-lists/use-offline-save.tsx';
import { OpenedRecord } from '../kit/OpenedRecord.tsx';
import { Proposals } from '../kit/proposals/Proposals.tsx';
import { CustomSize, QuoteDetails } from '../kit/quote-details/QuoteDetails.tsx';
import { useSaveLead } from '../kit/use-save-lead.ts';
import { placeHash } from '../place/place.ts';
import { AnswerLead } from './AnswerLead.tsx';
import { keyOf, readKey } from './lead.ts';

const NOTE = leadFields.shape.note;

const texts = leadsMessages;

/**
 * Editor for the team's note about a lead. Keeps the input on failures and on another administrator's edits.
 */
function LeadNote({ lead }: { lead: Lead }) {
  const { note } = fieldsOf(lead);
  // The edited text, and the note from when typing began; null before that
  const [begun, setBegun] = useState<{ readonly from: string; readonly text: string } | null>(null);
  const [error, setError] = useState<string>();
  const { isWorking, save } = useSaveLead(lead.kind, lead.record);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const offlineSave = useOfflineSave();

  async function saveOver(expected: string) {
    if (!begun) return;
    const input = NOTE.safeParse(begun.text);
    setError(input.error?.issues[0]?.message);
    if (!input.success) return;
    offlineSave.begin();
    if (!(await save({ note: input.data }, { note: expected }))) return;
    // The pressed button is removed
    textRef.current?.focus();
    setBegun(null);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void saveOver(begun?.from ?? note);
      }}
      noValidate
      className="flex flex-col items-start gap-2"
    >
      <FormLock value={isWorking}>
        <TextArea
          ref={textRef}
          label="Note"
          hint="Only the team sees this."
          rows={2}
          className="w-full"
          value={begun?.text ?? note}
          error={error}
          onChange={(event) => setBegun({ from: begun?.from ?? note, text: event.target.value })}
        />
      </FormLock>
      {begun && note !== begun.from && note !== begun.text.trim() && (
        <ChangedSince
          by={lead.record.lead?.changed_by}
          onLoadTheirs={() => {
            setBegun(null);
            textRef.current?.focus();
          }}
          onSaveMine={() => void saveOver(note)}
        />
      )}
      {offlineSave.notice}
      {begun && begun.text !== note && (
        <Button type="submit" size="sm" loading={isWorking}>
          Save note
        </Button>
      )}
    </form>
  );
}

export interface LeadDialogProps {
  /** The lead's key, as in the URL. */
  leadKey: string;
  /** The loaded leads, live. A lead that is not among them is fetched. */
  known: readonly Lead[];
  /** True to begin with a new proposal. */
  isProposing: boolean;
  onBook: (lead: Lead) => void;
  onClose: () => void;
}

/** Dialog of the lead named in the URL, whether listed or not. Stays open if the visitor books a meeting. */
export function LeadDialog({ leadKey, known, onClose, ...open }: LeadDialogProps) {
  const named = readKey(leadKey);
  if (!named) return null;
  const { kind, id } = named;
  return (
    <OpenedRecord
      listed={known.find((lead) => keyOf(lead) === leadKey)?.record}
      one={() => queryOf(LEAD_RECORDS[kind], where(documentId(), '==', id), limit(1))}
      reader={LEAD_RECORDS[kind]}
      texts={{ loadFailed: texts.loadFailed[kind], gone: texts.gone }}
      onClose={onClose}
    >
      {(record) => <OpenLead {...open} lead={{ kind, record } as Lead} onClose={onClose} />}
    </OpenedRecord>
  );
}

/** A lead's details, the team's fields, and its actions. */
function OpenLead(props: Omit<LeadDialogProps, 'leadKey' | 'known'> & { lead: Lead }) {
  const { lead, isProposing, onBook, onClose } = props;
  const sender = senderOf(lead.record);
  const received = lead.record.created_at.toDate();
  const { text, tone } = STATE_BADGES[fieldsOf(lead).state];
  const bookingId = lead.kind === 'quote' && lead.record.booking_id;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={sender.name}
      description={`${kindOf(lead)}, ${formatDay(received)}, ${formatSlotTime(received, COMPANY_ZONE)} (${ZONE_PLACE})`}
      actions={
        <Badge tone={tone} className="mt-2.5">
          {text}
        </Badge>
      }
      footer={
        bookingId ? (
          <ButtonLink
            variant="secondary"
            size="sm"
            href={placeHash({ section: 'bookings', params: { booking: bookingId } })}
          >
            Open the booking
          </ButtonLink>
        ) : (
          <AnswerLead lead={lead} onBook={onBook} />
        )
      }
    >
      <div className="flex flex-col gap-5">
        {bookingId && (
          <p
            role="status"
            className="rounded-control bg-success-soft px-3 py-2 text-[0.9375rem] text-success"
          >
            {texts.booked}
          </p>
        )}
        <FactList
          facts={[...contactFacts(sender), ...addedFacts(lead), cameFromFact(lead.record.came_from)]}
        />
        <LeadText lead={lead} />
        <LeadControls lead={lead} />
        <Proposals lead={lead} isMaking={isProposing} />
        <LeadNote lead={lead} />
      </div>
    </Dialog>
  );
}

/** Returns the facts about a person whom the team added. */
function addedFacts({ kind, record }: Lead): Fact[] {
  if (kind !== 'message' || !record.source) return [];
  return [
    { term: 'Show', text: record.show_name ?? '' },
    { term: 'Booth Size', text: record.booth_size ? boothSizeLabel(record.booth_size) : '' },
    { term: 'Added by', text: record.added_by ?? '' },
  ];
}

function LeadText({ lead }: { lead: Lead }) {
  if (lead.kind === 'quote') return <QuoteDetails quote={lead.record} look={null} />;
  if (lead.kind === 'request') return <CustomSize request={lead.record} />;
  return lead.record.message && <p className="wrap-anywhere whitespace-pre-line">{lead.record.message}</p>;
}

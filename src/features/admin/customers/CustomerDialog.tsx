import { documentId, limit, where } from 'firebase/firestore';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DEAL_SOURCES } from '../../../domain/deals/sources.ts';
import { DEAL_STATES } from '../../../domain/deals/states.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { DEALS, type Deal } from '../../../domain/records/deals.ts';
import { MAIL } from '../../../domain/records/mail.ts';
import { EMPTY_CONTACT, toBookingContact } from '../../../domain/schemas/contact-fields.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { FactList } from '../controls/FactList.tsx';
import { queryOf, type Stored } from '../controls/live-lists/stored-record.ts';
import { OpenedRecord } from '../controls/OpenedRecord.tsx';
import { MailStates } from '../meetings/mails/MailStates.tsx';
import { NewMeetingDialog } from '../meetings/new-meeting/NewMeetingDialog.tsx';
import { useHostName } from '../meetings/team/team-context.tsx';
import { setParam, useParam } from '../place/current-place.ts';
import { cameFromFact, contactFacts } from './contact-facts.ts';
import { AnswerDeal } from './deals/AnswerDeal.tsx';
import { DealPayments } from './deals/DealPayments.tsx';
import { dealMessages as texts } from './deals/deal-messages.ts';
import { TeamFields } from './deals/TeamFields.tsx';
import { useSaveDeal } from './deals/use-save-deal.ts';
import { History, useSent } from './History.tsx';
import { Proposals } from './proposals/Proposals.tsx';
import { QuoteDetails } from './quote-details/QuoteDetails.tsx';

interface CustomerDialogProps {
  /** The customer's id, or a quote, request or message as mails of former versions name it: 'quote~<id>'. */
  id: string;
  /** The loaded customers, live. One that is not among them is fetched. */
  known: readonly Stored<Deal>[];
  onClose: () => void;
}

/** Dialog of the customer named in the URL, whether listed or not. */
export function CustomerDialog({ id, known, onClose }: CustomerDialogProps) {
  const [, kind, sent] = /^(quote|request|message)~(.+)$/.exec(id) ?? [];
  const named = kind ? where(`${kind}s`, 'array-contains', sent) : where(documentId(), '==', id);
  return (
    <OpenedRecord
      listed={known.find((deal) => deal.id === id)}
      one={queryOf(DEALS, named, limit(1))}
      reader={DEALS}
      texts={texts}
      onClose={onClose}
    >
      {(deal) => <OpenCustomer deal={deal} onClose={onClose} />}
    </OpenedRecord>
  );
}

/** A customer's record: who, the team's fields, the booth, the proposal, and all that happened, in order of time. */
function OpenCustomer({ deal, onClose }: { deal: Stored<Deal>; onClose: () => void }) {
  const [begin] = useParam('begin');
  const [isBooking, setBooking] = useState(begin === 'meeting');
  const hostName = useHostName();
  const { isWorking, save } = useSaveDeal(deal);
  const sent = useSent(deal);
  const quote = sent?.quotes.at(-1);
  const { name, company, email, phone, show_name, booth_size, host, is_archived, payments } = deal;
  const { label, tone, keeps } = DEAL_STATES[deal.state];
  const person = { ...EMPTY_CONTACT, ...quote?.contact, name, company, email, phone };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={name || email || phone}
      description={`${DEAL_SOURCES[deal.source]}, ${formatDay(deal.created_at.toDate())}`}
      actions={
        <Badge tone={tone} className="mt-2.5">
          {label}
        </Badge>
      }
      footer={
        <div className="flex w-full flex-wrap gap-2">
          <AnswerDeal deal={deal} quote={quote} />
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setBooking(true)}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            Book a meeting
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto"
            loading={isWorking}
            onClick={() => void save({ is_archived: !is_archived }, { is_archived })}
          >
            {is_archived ? 'Back in the list' : 'Archive'}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <FactList
          facts={[
            ...contactFacts(person),
            // A quote names both itself
            { term: 'Show', text: quote ? '' : show_name },
            { term: 'Booth Size', text: quote || !booth_size ? '' : boothSizeLabel(booth_size) },
            { term: 'Host', text: hostName(host) },
            cameFromFact(deal.came_from),
          ]}
        />
        <TeamFields deal={deal} />
        {quote && <QuoteDetails quote={quote} look={null} />}
        {sent !== undefined && (
          <Proposals deal={deal} quote={quote ?? null} isMaking={begin === 'proposal'} />
        )}
        {keeps.includes('payments') && payments.length > 0 && (
          <section>
            <h3 className="font-semibold">Payments</h3>
            <DealPayments deal={deal} />
          </section>
        )}
        {email !== '' && deal.undelivered_at !== null && (
          <MailStates
            query={queryOf(MAIL, where('to', '==', email), where('state', '==', 'failed'), limit(20))}
            about={name}
          />
        )}
        <section>
          <h3 className="mb-2 font-semibold">History</h3>
          <History deal={deal} sent={sent ?? null} />
        </section>
      </div>
      {isBooking && (
        <NewMeetingDialog
          invitee={{
            ...toBookingContact(person),
            deal_id: deal.id,
            ...(quote && { quote_submission_id: quote.booking_id ? null : quote.id }),
            ...(quote?.meeting && { time_zone: quote.meeting.timeZone }),
          }}
          onClose={() => {
            setBooking(false);
            setParam('begin', null);
          }}
        />
      )}
    </Dialog>
  );
}

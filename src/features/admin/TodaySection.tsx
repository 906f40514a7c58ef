import { useMemo } from 'react';
import { useQuote } from './bookings/use-quote.ts';
import { UnsentMailsCard } from './mail/UnsentMailsCard.tsx';
import { QuoteDetails } from './quote-details/QuoteDetails.tsx';
import { SectionGrid } from './SectionGrid.tsx';
import type { SectionProps } from './section-props.ts';
import { LeadsWaitingCard } from './today/LeadsWaitingCard.tsx';
import { NextMeetingCard } from './today/NextMeetingCard.tsx';
import { nextMeetings } from './today/next-meetings.ts';
import { OpenHoursCard } from './today/OpenHoursCard.tsx';
import { SoonCard } from './today/SoonCard.tsx';

/** '#today': what the working day asks for. */
export function TodaySection({ meetings: { upcoming }, leads, openHours, now }: SectionProps) {
  const { next, soon } = useMemo(() => nextMeetings(upcoming.records, now), [upcoming.records, now]);
  return (
    <SectionGrid>
      <UnsentMailsCard now={now} />
      <NextMeetingCard list={upcoming} meeting={next} now={now}>
        {next?.quote_submission_id && <NextBooth quoteId={next.quote_submission_id} />}
      </NextMeetingCard>
      <div className="grid min-w-0 gap-6">
        <SoonCard list={upcoming} meetings={soon} />
        {openHours && <OpenHoursCard left={openHours} />}
        <LeadsWaitingCard leads={leads} />
      </div>
    </SectionGrid>
  );
}

/** What the next meeting is about; nothing until its quote has been read. */
function NextBooth({ quoteId }: { quoteId: string }) {
  const quote = useQuote(quoteId);
  return (
    quote && (
      <div className="mt-4 border-t border-line pt-4">
        <QuoteDetails quote={quote} look={null} />
      </div>
    )
  );
}

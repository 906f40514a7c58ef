import { useMemo } from 'react';
import { QuoteDetails } from '../kit/quote-details/QuoteDetails.tsx';
import { useQuote } from '../kit/quote-details/use-quote.ts';
import { SectionGrid } from '../kit/SectionGrid.tsx';
import type { SectionProps } from '../kit/section-props.ts';
import { LeadsWaitingCard } from './LeadsWaitingCard.tsx';
import { NextMeetingCard } from './NextMeetingCard.tsx';
import { nextMeetings } from './next-meetings.ts';
import { OpenHoursCard } from './OpenHoursCard.tsx';
import { SoonCard } from './SoonCard.tsx';
import { UnsentMailsCard } from './UnsentMailsCard.tsx';

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

/** Booth of the next meeting; renders nothing until its quote is read. */
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

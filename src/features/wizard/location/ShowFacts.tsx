import { ContactLinks } from '../../../components/ContactLinks.tsx';
import { buildRules } from '../../../config/build-rules.ts';
import { locationMessages } from '../../../domain/messages/location.ts';
import { localDayOf, showTiming } from '../../../domain/show-timing.ts';
import type { TradeShow } from '../../../domain/shows.ts';

const texts = locationMessages;

export interface ShowFactsProps {
  show: TradeShow;
  /** Its venue. */
  place: string;
}

/** Where a listed show is, and whether a booth can be ready for its next time; close to it, whom to talk to. */
export function ShowFacts({ show, place }: ShowFactsProps) {
  const timing = showTiming(show.month, localDayOf(new Date()), buildRules.leadWeeks);
  return (
    <div className="mt-1">
      <p className="text-muted">{place}</p>
      {timing && (
        <p className="mt-2">
          {texts.weeksLeft(timing.weeksLeft, timing.month)}{' '}
          <span className="font-medium">{timing.bookBy ? texts.bookBy(timing.bookBy) : texts.rush}</span>
        </p>
      )}
      {timing && !timing.bookBy && <ContactLinks subject={`Rush: ${show.name}`} />}
    </div>
  );
}

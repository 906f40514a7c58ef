import { CircleCheck, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CardTone, cardClass } from '../../../components/card-class.ts';
import { TimingNote } from '../../../components/quote/TimingNote.tsx';
import type { QuoteRules } from '../../../domain/quote/quote-rules.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { type City, cityLabel } from '../../../domain/show/cities.ts';
import { isOver, showDatesText, timeUntil } from '../../../domain/show/show-dates.ts';
import { companyDay } from '../../../domain/show/show-timing.ts';
import { CUSTOM_SHOW_ID } from '../../../domain/show/shows.ts';
import { matchLocation } from '../../../domain/show/suggestions.ts';
import type { ChosenShow } from '../../../domain/wizard/draft.ts';
import { customShowText } from './resolve-location.ts';

export interface LocationResultProps {
  city: City | null;
  show: ChosenShow | null;
  shows: readonly TradeShow[];
  rules: QuoteRules;
}

/** Reports whether show and city match, in green or yellow. A mismatch never blocks. */
export function LocationResult({ city, show, shows, rules }: LocationResultProps) {
  if (!city || !show) {
    return (
      <div className="flex items-center justify-center gap-4 rounded-card border border-dashed border-line-strong p-5 text-muted">
        <MapPin aria-hidden="true" className="size-6 text-faint" strokeWidth={1.75} />
        <p className="min-w-0 wrap-anywhere">
          {show?.id === CUSTOM_SHOW_ID
            ? customShowText(show.name)
            : "Pick your show, and we'll fill in the city."}
        </p>
      </div>
    );
  }
  const listed = shows.find(({ id }) => id === show.id);
  if (matchLocation(show, city, shows) === 'match') {
    return (
      <Panel
        key="match"
        tone="success"
        icon={<CircleCheck aria-hidden="true" className="size-6 text-success" />}
      >
        <p className="font-semibold text-success">Great! We have your location</p>
        <p className="mt-1 font-medium">
          {show.name} · {city.city}, {city.state}
        </p>
        {listed?.venue && <p className="mt-1 text-muted">{listed.venue}</p>}
        {listed && <Dates show={listed} />}
        <TimingNote isPlain showId={show.id} {...{ shows, rules }} />
        <p className="mt-2 text-muted">Next, we'll help you choose the perfect booth size and design.</p>
      </Panel>
    );
  }
  return (
    <Panel
      key="mismatch"
      tone="warning"
      icon={<TriangleAlert aria-hidden="true" className="size-6 text-warning" />}
    >
      <p className="font-semibold text-warning">Sorry ! Mismatch location</p>
      <p className="mt-1 font-medium">{`${show.name} isn't in ${city.city}, ${city.state}`}</p>
      <p className="mt-1 text-muted">
        We notice this show may not be in the selected city. We'll reach out to confirm the details with you.
      </p>
      {listed && (
        <p className="mt-1 text-muted">{`${show.name}: ${[listed.venue, cityLabel(listed)].filter(Boolean).join(', ')}`}</p>
      )}
      <TimingNote isPlain showId={show.id} {...{ shows, rules }} />
    </Panel>
  );
}

function Dates({ show }: { show: TradeShow }) {
  const today = companyDay(new Date());
  const dates = isOver(show, today) ? null : showDatesText(show);
  return dates && <p className="mt-1 text-muted">{`${dates} (${timeUntil(show, today)})`}</p>;
}

function Panel({ tone, icon, children }: { tone: CardTone; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={cardClass({ tone, className: 'flex gap-4 self-start p-5 motion-safe:animate-fade-in' })}>
      {icon}
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

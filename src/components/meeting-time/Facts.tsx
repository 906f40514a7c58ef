import { CalendarDays, Clock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { MEETING_DURATION_TEXT } from '../../domain/quote/catalogue.ts';
import { companyTime, formatDay, formatTimeInZone } from '../../domain/time/format-time.ts';
import { ZONE_NAME } from '../../domain/time/slot-labels.ts';

/** A fact about the meeting; omitted if `value` is null. */
export interface Fact {
  readonly term: string;
  readonly icon: ReactNode;
  /** Shown instead of the icon on its white plate. */
  readonly picture?: ReactNode;
  readonly value: ReactNode | null;
}

/** A meeting's facts with icons, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(
        ({ term, icon, picture, value }) =>
          value !== null && (
            <div key={term} className="relative min-w-0 pl-11">
              <dt className="text-sm text-muted">
                <span aria-hidden="true" className="absolute top-0.5 left-0">
                  {picture ?? (
                    <span className="grid size-8 place-items-center rounded-lg bg-white text-brand shadow-card">
                      {icon}
                    </span>
                  )}
                </span>
                {term}
              </dt>
              <dd className="font-medium wrap-anywhere text-ink">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Returns date, time and length of a meeting that starts at `start`, in `zone`. */
export function timeFacts(start: Date, zone: string): Fact[] {
  return [
    { term: 'Date', icon: <CalendarDays className="size-4" />, value: formatDay(start, zone) },
    { term: 'Time', icon: <Clock className="size-4" />, value: <TimeInZones start={start} zone={zone} /> },
    { term: 'Duration', icon: <Hourglass className="size-4" />, value: MEETING_DURATION_TEXT },
  ];
}

/** The time in `zone`, and below it in the company's if it differs. */
export function TimeInZones({ start, zone }: { start: Date; zone: string }) {
  const ours = companyTime(start, zone);
  return (
    <>
      {formatTimeInZone(start, zone)}
      {ours && (
        <span className="block text-sm font-normal text-muted">
          {ours} {ZONE_NAME}
        </span>
      )}
    </>
  );
}

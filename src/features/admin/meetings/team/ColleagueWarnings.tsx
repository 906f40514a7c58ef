import { type CheckedHandOver, checkedHandOverSchema } from '../../../../domain/schemas/admin-bookings.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { useLoaded } from '../../controls/use-loaded.ts';

type Obstacles = CheckedHandOver['obstacles'];

const REASONS: Readonly<Record<Obstacles[number], string>> = {
  busy: 'busy in their calendar',
  buffer: 'too close to another meeting or event',
  'full-day': 'they have enough meetings that day',
};

/** `key` is the request's body as JSON, so that equal requests are one. */
async function fetchObstacles(key: string): Promise<Obstacles> {
  const { obstacles } = await postFor(checkedHandOverSchema, 'hand-over/check', JSON.parse(key) as object);
  return obstacles;
}

interface ColleagueWarningsProps {
  colleague: { readonly id: string; readonly name: string };
  /** A date and hour in the company's zone; empty until chosen. */
  date: string;
  time: string;
}

/** Announces that a colleague is not free. Only the server can read a colleague's calendars. */
export function ColleagueWarnings({ colleague: { id, name }, date, time }: ColleagueWarningsProps) {
  const key = date && time ? JSON.stringify({ to: id, date, time }) : null;
  const obstacles = useLoaded(key, fetchObstacles, "A colleague's hours could not be checked");
  const isUnknown = key !== null && obstacles === null;
  return (
    <div role="status">
      {isUnknown && <p className="text-sm text-muted">We couldn’t check whether {name} is free.</p>}
      {obstacles && obstacles.length > 0 && (
        <div className="rounded-control bg-warning-soft px-3 py-2 text-[0.9375rem] text-warning">
          <p className="font-medium">{name} may not be free</p>
          <ul>
            {obstacles.map((reason) => (
              <li key={reason}>
                {time}: {REASONS[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

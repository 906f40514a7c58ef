import type { Moment } from '../../../domain/records/moment.ts';
import { formatDay, formatSlotTime } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../../../domain/time/slot-labels.ts';

/** Time when a record was received, in the company's zone; renders nothing if unknown. */
export function MomentText({ at, className }: { at: Moment | undefined; className?: string }) {
  const moment = at?.toDate();
  if (!moment) return null;
  return (
    <p className={className}>
      <time dateTime={moment.toISOString()}>
        {formatDay(moment)}, {formatSlotTime(moment, COMPANY_ZONE)} ({ZONE_PLACE})
      </time>
    </p>
  );
}

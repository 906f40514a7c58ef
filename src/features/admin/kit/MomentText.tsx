import { formatDay, formatSlotTime } from '../../../domain/format-time.ts';
import type { Moment } from '../../../domain/records/moment.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';

/** When something arrived, in New York's time; nothing for records that do not say. */
export function MomentText({ at, className }: { at: Moment | undefined; className?: string }) {
  const moment = at?.toDate();
  if (!moment) return null;
  return (
    <p className={className}>
      <time dateTime={moment.toISOString()}>
        {formatDay(moment)}, {formatSlotTime(moment, NEW_YORK)} (New York)
      </time>
    </p>
  );
}

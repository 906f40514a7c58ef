import type { Timestamp } from 'firebase/firestore';
import { formatDay, formatSlotTime } from '../../../domain/format-time.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';

/** When something arrived, in New York's time; nothing for records that do not say. */
export function MomentText({ at, className }: { at: Timestamp | undefined; className?: string }) {
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

import { Button } from '../../../../components/Button.tsx';
import { addDays } from '../../../../domain/calendar-day.ts';
import { ListBody } from '../../kit/ListBody.tsx';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { ScheduleDay } from './ScheduleDay.tsx';
import { usePastDays } from './use-past-days.ts';

/** As far back as one goes at a time, and at most: half a year. */
export const PAST_STEP = 28;
const PAST_MOST = 6 * PAST_STEP;

export interface PastDaysProps {
  adminId: string;
  /** Today in New York. */
  today: string;
  /** How many days back. */
  reach: number;
  onReach: (days: number) => void;
}

/** The dates before today, the last first: what took place, and what was left free. */
export function PastDays({ adminId, today, reach, onReach }: PastDaysProps) {
  const { list, days } = usePastDays(adminId, addDays(today, -Math.min(reach, PAST_MOST)), today);
  return (
    <div className="flex flex-col gap-3">
      <ListBody
        list={{ ...list, records: list.status === 'ready' ? days : list.records }}
        emptyText={`Nothing was offered in the last ${reach} days.`}
        noun="past dates"
      >
        <ScrollArea label="Past dates">
          <ul className="flex flex-col gap-2 py-1">
            {days.map((day) => (
              <ScheduleDay key={day.id} day={day} isOpen={false} />
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
      {reach < PAST_MOST && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onReach(reach + PAST_STEP)}
        >
          Earlier dates
        </Button>
      )}
    </div>
  );
}

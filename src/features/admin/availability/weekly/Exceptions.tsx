import { useRef } from 'react';
import { Button } from '../../../../components/Button.tsx';
import type { Exception } from '../../../../domain/booking/weekly-hours.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { useAdmin } from '../../controls/panel-context.ts';
import { useWork } from '../../controls/run-work.ts';
import { ScrollArea } from '../../controls/ScrollArea.tsx';
import { MAX_DATES, resetToWeeklyHours } from '../change-availability.ts';
import { DATES_FOLLOW, hoursText } from './weekly-text.ts';

/** Dates that differ from the weekly hours, each with a button to follow them again. */
export function Exceptions({ exceptions }: { exceptions: readonly Exception[] }) {
  const { uid } = useAdmin();
  const { isWorking, run } = useWork('Error restoring weekly hours');
  const listRef = useRef<HTMLElement>(null);
  if (exceptions.length === 0) return null;

  function handleBack(dates: readonly string[]) {
    if (isWorking) return;
    void run(async () => {
      await resetToWeeklyHours(uid, dates.slice(0, MAX_DATES));
      // The pressed button disappears with its date
      listRef.current?.focus();
      return { title: 'Back to weekly hours', description: DATES_FOLLOW };
    });
  }
  return (
    <section ref={listRef} tabIndex={-1} aria-label="Exceptions" className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-[0.9375rem] font-semibold">Exceptions</h3>
        {exceptions.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            loading={isWorking}
            onClick={() => handleBack(exceptions.map(({ date }) => date))}
          >
            All back to weekly hours
          </Button>
        )}
      </div>
      <ScrollArea label="Exceptions by date" className="mt-2 max-h-60">
        <ul className="divide-y divide-line">
          {exceptions.map(({ date, slots }) => (
            <li
              key={date}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm"
            >
              <span className="min-w-0">
                <span className="block font-medium">{formatDay(date)}</span>
                <span className="block text-muted">{hoursText(slots)}</span>
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Back to weekly hours: ${formatDay(date)}`}
                aria-disabled={isWorking}
                onClick={() => handleBack([date])}
              >
                Back to weekly hours
              </Button>
            </li>
          ))}
        </ul>
      </ScrollArea>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { addDays } from '../../../../domain/calendar-day.ts';
import { todayInNewYork } from '../../../../domain/slots.ts';
import { AdminCard } from '../../kit/AdminCard.tsx';
import { ListBody, type ListBodyProps } from '../../kit/ListBody.tsx';
import { useAdmin, useNow } from '../../kit/panel-context.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';
import { useParam } from '../../place/use-param.ts';
import { changeAvailability } from '../changes/change-availability.ts';
import { tellChanged } from '../changes/tell-changed.ts';
import { DeleteDateDialog } from './DeleteDateDialog.tsx';
import { ScheduleDay } from './ScheduleDay.tsx';
import type { ScheduledDay } from './schedule-days.ts';
import { usePastDays } from './use-past-days.ts';

/** Past days loaded per step, and at most half a year. */
const PAST_STEP = 28;
const PAST_MOST = 6 * PAST_STEP;

interface PastDaysProps {
  adminId: string;
  /** Today in New York. */
  today: string;
  /** How many days back. */
  reach: number;
  onReach: (days: number) => void;
}

/** Dates before today, latest first: meetings, and hours that stayed free. */
function PastDays({ adminId, today, reach, onReach }: PastDaysProps) {
  const { list, days } = usePastDays(adminId, addDays(today, -Math.min(reach, PAST_MOST)), today);
  return (
    <div className="flex flex-col gap-3">
      <ListBody
        list={{ ...list, records: list.status === 'ready' ? days : list.records }}
        emptyText={`No open hours in the last ${reach} days.`}
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

const texts = adminMessages.availability;

/** Up to this many dates are expanded. */
const FEW = 3;

export interface ScheduleCardProps {
  /** Loading state of the availability behind `days`. */
  list: ListBodyProps['list'];
  days: readonly ScheduledDay[];
}

/** 'Current Schedule': offered hours from today on and their bookers; on request, past dates. */
export function ScheduleCard({ list, days }: ScheduleCardProps) {
  const admin = useAdmin();
  const now = useNow();
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const [chosen] = useParam('date');
  const [past, setPast] = useParam('past');
  const reach = /^\d{1,3}$/.test(past) ? Number(past) : 0;
  const listRef = useRef<HTMLDivElement>(null);
  const isDeleting = useRef(false);
  const deleting = days.find(({ id }) => id === deletingId);
  const isGoneMeanwhile = deletingId !== null && !deleting;

  useEffect(() => {
    if (!isGoneMeanwhile || isDeleting.current) return;
    setDeletingId(null);
    toast({ title: texts.removed, description: texts.removedMeanwhile });
  }, [isGoneMeanwhile]);

  function handleDeleted(isGone: boolean) {
    isDeleting.current = false;
    setDeletingId(null);
    // After the dialog returned the focus to a button that is gone
    if (isGone) setTimeout(() => listRef.current?.focus());
  }
  async function handleClose(date: string, label: string) {
    listRef.current?.focus({ preventScroll: true });
    await closeHour(admin.uid, date, label);
  }

  return (
    <AdminCard
      title="Current Schedule"
      count={list.status === 'loading' ? undefined : days.length}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={reach > 0}
          onClick={() => setPast(reach > 0 ? '' : String(PAST_STEP))}
        >
          Past dates
        </Button>
      }
    >
      <div ref={listRef} tabIndex={-1} className="outline-none">
        <ListBody
          list={{ ...list, records: list.status === 'ready' ? days : list.records }}
          emptyText={texts.none}
          noun="schedule"
        >
          <ScrollArea label="Scheduled dates">
            <ul className="flex flex-col gap-2 py-1">
              {days.map((day) => (
                <ScheduleDay
                  key={day.id}
                  day={day}
                  isOpen={days.length <= FEW || day.date === chosen}
                  onDelete={() => setDeletingId(day.id)}
                  onClose={(label) => void handleClose(day.date, label)}
                />
              ))}
            </ul>
          </ScrollArea>
        </ListBody>
      </div>
      {reach > 0 && (
        <div className="mt-5 border-t border-line pt-5">
          <PastDays
            adminId={admin.uid}
            today={todayInNewYork(now)}
            reach={reach}
            onReach={(further) => setPast(String(further))}
          />
        </div>
      )}
      {deleting && (
        <DeleteDateDialog
          key={deleting.id}
          day={deleting}
          onClose={() => setDeletingId(null)}
          onDelete={() => {
            isDeleting.current = true;
          }}
          onDeleted={handleDeleted}
        />
      )}
    </AdminCard>
  );
}

/** Closes one hour of a date (New York), unless it was booked meanwhile; reports the result in toasts. */
async function closeHour(adminId: string, date: string, label: string): Promise<void> {
  try {
    const changes = [{ date, open: [], close: [label] }];
    tellChanged(adminId, await changeAvailability(adminId, changes, new Date()));
  } catch (error) {
    reportFailure(adminMessages.availability.changeFailed, error);
  }
}

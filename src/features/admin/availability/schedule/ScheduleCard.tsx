import { useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { AdminCard } from '../../controls/AdminCard.tsx';
import { ListBody } from '../../controls/ListBody.tsx';
import { useAdmin } from '../../controls/panel-context.ts';
import { runWork } from '../../controls/run-work.ts';
import { ScrollArea } from '../../controls/ScrollArea.tsx';
import { useParam } from '../../place/current-place.ts';
import { availabilityMessages as texts } from '../availability-messages.ts';
import { changeAvailability, openDespiteBusy, reportChanges } from '../changes/change-availability.ts';
import { DeleteDateDialog } from './DeleteDateDialog.tsx';
import { OutOfOfficeDialog } from './OutOfOfficeDialog.tsx';
import { ScheduleDay } from './ScheduleDay.tsx';
import type { Schedule, ScheduledDay } from './schedule-days.ts';

/** A schedule of up to this many dates starts with all of them expanded. */
const FEW = 3;

/** 'Current Schedule': the hours offered from today on and who booked them. */
export function ScheduleCard({ list, days }: Schedule) {
  const { uid } = useAdmin();
  const [asked, setAsked] = useState<ScheduledDay | null>(null);
  const [chosen] = useParam('date');
  const [isLeaving, setLeaving] = useState(false);
  const listRef = useRef<HTMLDivElement>(null);
  // As it was asked about, once it has left the list
  const deleting = days.find(({ id }) => id === asked?.id) ?? asked;

  function handleDeleted(isGone: boolean) {
    setAsked(null);
    // Runs after the dialog has returned the focus to the removed button
    if (isGone) setTimeout(() => listRef.current?.focus());
  }
  /** Closes one hour of a date (in the company's zone), unless it was booked meanwhile. */
  function closeHour(date: string, label: string) {
    listRef.current?.focus({ preventScroll: true });
    void runWork(texts.changeFailed, async () => {
      reportChanges(await changeAvailability(uid, { date, open: [], close: [label] }, new Date()));
    });
  }
  function overrideBusy(date: string, label: string, isOpen: boolean) {
    void runWork(texts.changeFailed, () => openDespiteBusy(uid, { date, label, isOpen }));
  }

  return (
    <AdminCard
      title="Current Schedule"
      count={list.status === 'loading' ? undefined : days.length}
      action={
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
          {texts.away}
        </Button>
      }
    >
      <div ref={listRef} tabIndex={-1} className="outline-none">
        <ListBody list={{ ...list, records: days }} emptyText={texts.none} noun="schedule">
          <ScrollArea label="Scheduled dates" className="max-h-96">
            <ul className="flex flex-col gap-2 py-1">
              {days.map((day) => (
                <ScheduleDay
                  key={day.id}
                  day={day}
                  isOpen={days.length <= FEW || day.date === chosen}
                  onDelete={() => setAsked(day)}
                  onClose={(label) => closeHour(day.date, label)}
                  onOverride={(label, isOpenNow) => overrideBusy(day.date, label, isOpenNow)}
                />
              ))}
            </ul>
          </ScrollArea>
        </ListBody>
      </div>
      {isLeaving && <OutOfOfficeDialog days={days} onClose={() => setLeaving(false)} />}
      {deleting && (
        <DeleteDateDialog day={deleting} onClose={() => setAsked(null)} onDeleted={handleDeleted} />
      )}
    </AdminCard>
  );
}

import { ChevronDown, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { AdminCard } from '../../controls/AdminCard.tsx';
import { ListBody } from '../../controls/ListBody.tsx';
import { useAdmin } from '../../controls/panel-context.ts';
import { runWork } from '../../controls/run-work.ts';
import { ScrollArea } from '../../controls/ScrollArea.tsx';
import { useParam } from '../../place/current-place.ts';
import { availabilityMessages as texts } from '../availability-messages.ts';
import { changeAvailability, openDespiteBusy, reportChanges } from '../change-availability.ts';
import { DeleteDateDialog } from './DeleteDateDialog.tsx';
import { OutOfOfficeDialog } from './OutOfOfficeDialog.tsx';
import type { Schedule, ScheduledDay, ScheduledSlot } from './schedule-days.ts';

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

interface ScheduleDayProps {
  day: ScheduledDay;
  /** True to expand a day without bookings initially. */
  isOpen: boolean;
  onDelete: () => void;
  onClose: (label: string) => void;
  /** Opens an hour despite a busy calendar, or closes it again. */
  onOverride: (label: string, isOpen: boolean) => void;
}

/** A date of the schedule. Bookings stand out from free hours; a date with only free hours starts collapsed. */
function ScheduleDay({ day, isOpen, onDelete, onClose, onOverride }: ScheduleDayProps) {
  const date = formatDay(day.date);
  const booked = day.slots.filter(({ booker }) => booker !== null).length;
  const busy = day.slots.filter((slot) => slot.busy === 'closed').length;
  const counts = Object.entries({ booked, free: day.slots.length - booked - busy, busy })
    .flatMap(([state, count]) => (count > 0 ? [`${count} ${state}`] : []))
    .join(', ');
  const hours = (
    <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-x-4 gap-y-1">
      {day.slots.map((slot) => (
        <Slot
          key={slot.label}
          slot={slot}
          onClose={day.isOffered ? () => onClose(slot.label) : undefined}
          onOverride={onOverride}
          name={`${slot.label} on ${date}`}
        />
      ))}
    </ul>
  );
  return (
    <li className="relative rounded-control border border-line px-3 py-2 [contain-intrinsic-block-size:auto_3.375rem] [content-visibility:auto] sm:px-4">
      {/* First in the DOM, because it is shown above the hours */}
      {day.isOffered && (
        <button
          type="button"
          aria-label={`Delete ${date}`}
          onClick={onDelete}
          className="focus-ring absolute top-1 right-1 grid size-11 place-items-center rounded-control text-muted transition-colors hover:bg-danger-soft hover:text-danger"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      )}
      {booked > 0 ? (
        <>
          <div className="flex min-h-9 flex-wrap items-center gap-x-3 pr-11">
            <h3 className="text-[0.9375rem] font-semibold">{date}</h3>
            <span className="text-sm text-muted">{counts}</span>
          </div>
          {!day.isOffered && <p className="text-sm text-muted">No longer offered</p>}
          {hours}
        </>
      ) : (
        <details open={isOpen} className="group">
          <summary className="focus-ring flex min-h-9 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-control pr-11 [&::-webkit-details-marker]:hidden">
            <h3 className="text-[0.9375rem] font-medium">{date}</h3>
            <span className="flex items-center gap-2 text-sm text-muted">
              {counts}
              <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
            </span>
          </summary>
          {hours}
        </details>
      )}
    </li>
  );
}

interface SlotProps extends Pick<ScheduleDayProps, 'onOverride'> {
  slot: ScheduledSlot;
  onClose: (() => void) | undefined;
  /** Used in the accessible names of the buttons. */
  name: string;
}

const FREE_TEXTS = { closed: 'Busy', open: 'Available although busy' };

function Slot({ slot: { label, booker, busy }, onClose, onOverride, name }: SlotProps) {
  const override = busy === 'open' ? 'Close again' : 'Open anyway';
  if (booker !== null) {
    return (
      <li className="col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-brand-line bg-brand-soft px-2.5 py-1.5 text-sm text-brand-strong">
        <span className="font-medium tabular-nums">{label}</span>
        <span className="min-w-0 font-semibold wrap-anywhere">{`Booked: ${booker}`}</span>
      </li>
    );
  }
  return (
    <li className={classNames('flex min-h-8 items-center gap-2 text-sm text-muted', busy && 'col-span-full')}>
      <span className="w-18 shrink-0 tabular-nums">{label}</span>
      <span className={classNames('flex-1 text-xs', busy === 'closed' && 'font-medium text-warning')}>
        {busy ? FREE_TEXTS[busy] : 'Available'}
      </span>
      {busy && (
        <button
          type="button"
          aria-label={`${override}: ${name}`}
          onClick={() => onOverride(label, busy === 'closed')}
          className="focus-ring min-h-8 shrink-0 rounded-control px-2 text-xs font-medium text-brand-strong transition-colors hover:bg-brand-soft pointer-coarse:min-h-11"
        >
          {override}
        </button>
      )}
      {onClose && (
        <button
          type="button"
          aria-label={`Close ${name}`}
          onClick={onClose}
          className="focus-ring grid size-8 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-danger-soft hover:text-danger pointer-coarse:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  );
}

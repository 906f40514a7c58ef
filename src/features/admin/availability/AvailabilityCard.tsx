import { useState } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import { Button } from '../../../components/Button.tsx';
import {
  CALENDAR_CLASS_NAMES,
  CalendarChevron,
  CalendarDay,
  dateOfDay,
  dayOfDate,
} from '../../../components/calendar-look.tsx';
import { classNames } from '../../../components/class-names.ts';
import { toast } from '../../../components/toast-store.ts';
import { BUSINESS_HOURS } from '../../../domain/booking/weekly-hours.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { addDays, parseDay } from '../../../domain/time/calendar-day.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { useAdmin, useNow, useToday } from '../controls/panel-context.ts';
import { useWork } from '../controls/run-work.ts';
import { fetchRecord } from '../controls/use-loaded.ts';
import { WorkButton } from '../controls/WorkButton.tsx';
import { useParam } from '../place/current-place.ts';
import { availabilityMessages as texts } from './availability-messages.ts';
import { changeAvailability, reportChanges } from './change-availability.ts';
import {
  choicesFor,
  chosenHours,
  type DateHours,
  type HourChoices,
  hourStates,
  keepOpenings,
  offerableSlots,
  toggled,
} from './hour-states.ts';
import { SlotChoice } from './SlotChoice.tsx';
import type { Schedule } from './schedule/schedule-days.ts';
import { WeeklySummary } from './weekly/WeeklySummary.tsx';

/** 'Manage Availability': a date (in the URL), its hours, and the pending changes to them. */
export function AvailabilityCard(schedule: Schedule) {
  const { uid } = useAdmin();
  const now = useNow();
  const today = useToday();
  const { records: availability, status } = schedule.list;
  const isLoading = status === 'loading';
  const [param, setParam] = useParam('date');
  const date = parseDay(param) && param >= today ? param : null;
  const [choices, setChoices] = useState<HourChoices>({});
  const states = hourStates(date ? hoursOf(date, schedule, now) : null, choices);
  const [open, close] = [chosenHours(states, 'open'), chosenHours(states, 'close')];
  const closes = close.length > 0;
  const { isWorking, run } = useWork(closes ? texts.changeFailed : texts.addFailed);

  function choose(day: string) {
    setParam(day);
    setChoices(keepOpenings);
  }
  async function save(day: string) {
    const changed = await changeAvailability(uid, { date: day, open, close }, new Date());
    if (closes) reportChanges(changed);
    else {
      const description = texts.addedText(changed.done.open.length, formatDay(day));
      toast({ title: texts.added, description, variant: 'success' });
    }
    setChoices({});
  }
  function handleSave() {
    if (date === null || open.length + close.length === 0) {
      const missing = date && states.some(({ checked }) => checked) ? texts.unchanged : texts.missing;
      toast({ title: texts.missingTitle, description: missing, variant: 'destructive' });
      return;
    }
    void run(() => save(date));
  }

  return (
    <AdminCard title="Manage Availability" description="Choose a date and the times that visitors may book.">
      <div className="flex flex-col gap-5">
        <WeeklySummary availability={availability} />
        <AvailabilityCalendar schedule={schedule} selected={date} onSelect={choose} />
        {/* Until they have loaded, booked hours look free */}
        <div inert={isLoading} aria-busy={isLoading}>
          <SlotChoice
            states={states}
            onToggle={(state) => setChoices(toggled(choices, state))}
            onAll={() => setChoices(choicesFor(states, SLOT_LABELS))}
            onNone={() => setChoices(choicesFor(states, []))}
          />
        </div>
        <Presets date={date} onChoose={(labels) => setChoices(choicesFor(states, labels))} />
        <Button aria-disabled={open.length + close.length === 0} loading={isWorking} onClick={handleSave}>
          {closes ? 'Save changes' : 'Add Availability'}
        </Button>
      </div>
    </AdminCard>
  );
}

function hoursOf(day: string, { list, days, isBusy }: Schedule, now: Date): DateHours {
  const possible = offerableSlots(day, now);
  const record = list.records.find((other) => other.date === day);
  const intended = record?.despite_busy ?? [];
  const slots = days.find((other) => other.date === day)?.slots ?? [];
  return {
    possible,
    offered: record?.slots ?? [],
    booked: new Map(slots.flatMap(({ label, booker }) => (booker === null ? [] : [[label, booker]]))),
    busy: new Set(possible.filter((label) => isBusy(day, label) && !intended.includes(label))),
  };
}

interface AvailabilityCalendarProps {
  schedule: Schedule;
  selected: string | null;
  onSelect: (day: string) => void;
}

/** One month at a time, from today on; days with availability are marked. All days are in the company's zone. */
function AvailabilityCalendar({ schedule, selected, onSelect }: AvailabilityCalendarProps) {
  const today = useToday();
  const [month, setMonth] = useState(() => dateOfDay(selected ?? today));
  const offered = new Map(schedule.list.records.map(({ date, slots }) => [date, slots.length]));
  return (
    <DayPicker
      mode="single"
      selected={selected ? dateOfDay(selected) : undefined}
      onSelect={(date) => onSelect(dayOfDate(date))}
      required
      fixedWeeks
      navLayout="around"
      month={month}
      onMonthChange={setMonth}
      startMonth={dateOfDay(today)}
      today={dateOfDay(today)}
      disabled={(date) => dayOfDate(date) < today}
      modifiers={{ offered: (date) => offered.has(dayOfDate(date)) }}
      labels={{
        labelDayButton: (date) => {
          const count = offered.get(dayOfDate(date));
          return `${formatDay(dayOfDate(date))}${count ? `, ${count} ${count === 1 ? 'slot' : 'slots'} offered` : ''}`;
        },
      }}
      classNames={CALENDAR_CLASS_NAMES}
      components={COMPONENTS}
    />
  );
}

const COMPONENTS = { DayButton, Chevron: CalendarChevron };

function DayButton(day: DayButtonProps) {
  return <CalendarDay {...day} look={dayLook} isMarked={Boolean(day.modifiers['offered'])} />;
}

function dayLook({ selected, disabled, offered, today }: DayButtonProps['modifiers']): string {
  if (selected) return 'bg-brand font-semibold text-white';
  return classNames(
    disabled && 'text-faint/70',
    !disabled && offered && 'bg-brand-soft font-medium text-brand-strong enabled-hover:bg-brand-line',
    !disabled && !offered && 'enabled-hover:bg-surface-strong',
    today && 'ring-1 ring-line-strong ring-inset',
  );
}

/** Buttons that choose hours to open. */
function Presets({ date, onChoose }: { date: string | null; onChoose: (labels: readonly string[]) => void }) {
  const { uid } = useAdmin();

  async function chooseLastWeek(day: string) {
    const before = addDays(day, -7);
    const id = AVAILABILITY.idOf({ admin_id: uid, date: before });
    const { slots = [] } = (await fetchRecord(AVAILABILITY, id)) ?? {};
    if (slots.length > 0) onChoose(slots);
    else toast({ title: texts.nothingOffered, description: texts.nothingOfferedText(formatDay(before)) });
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-[0.9375rem] leading-9 font-semibold">Presets</legend>
      <Button variant="secondary" size="sm" onClick={() => onChoose(BUSINESS_HOURS)}>
        Business hours
      </Button>
      {date && (
        <WorkButton work={() => chooseLastWeek(date)} failure={texts.loadFailed}>
          Same as last week
        </WorkButton>
      )}
    </fieldset>
  );
}

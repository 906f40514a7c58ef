import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
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
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx';
import { availabilityMessages as texts } from './availability-messages.ts';
import { changeAvailability, reportChanges } from './changes/change-availability.ts';
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

/** 'Manage Availability': a date and its hours. */
export function AvailabilityCard(schedule: Schedule) {
  const { uid } = useAdmin();
  const today = useToday();
  const { records: availability, status } = schedule.list;
  const isLoading = status === 'loading';
  const hours = useHours(schedule);
  const { date, states, choices, setChoices } = hours;
  const offered = new Map(availability.map((record) => [record.date, record.slots.length]));
  const [open, close] = [chosenHours(states, 'open'), chosenHours(states, 'close')];
  const closes = close.length > 0;
  const { isWorking, run } = useWork(closes ? texts.changeFailed : texts.addFailed);

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
      const isUnchanged = date !== null && states.some(({ checked }) => checked);
      const missing = isUnchanged ? texts.unchanged : texts.missing;
      toast({ title: texts.missingTitle, description: missing, variant: 'destructive' });
      return;
    }
    void run(() => save(date));
  }

  return (
    <AdminCard title="Manage Availability" description="Choose a date and the times that visitors may book.">
      <div className="flex flex-col gap-5">
        <WeeklySummary availability={availability} />
        <AvailabilityCalendar today={today} offered={offered} selected={date} onSelect={hours.choose} />
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

/** Holds the chosen date (in the URL), its hours, and the pending changes to them. */
function useHours({ list, days, isBusy }: Schedule) {
  const now = useNow();
  const today = useToday();
  const [param, setParam] = useParam('date');
  const [choices, setChoices] = useState<HourChoices>({});
  const date = parseDay(param) && param >= today ? param : null;

  function choose(day: string) {
    setParam(day);
    setChoices(keepOpenings);
  }
  function hoursOf(day: string): DateHours {
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
  return {
    date,
    choose,
    states: hourStates(date ? hoursOf(date) : null, choices),
    choices,
    setChoices,
  };
}

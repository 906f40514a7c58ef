import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { addDays } from '../../../domain/calendar-day.ts';
import { formatDay } from '../../../domain/format-time.ts';
import { AVAILABILITY, type Availability } from '../../../domain/records/availability.ts';
import { SLOT_LABELS } from '../../../domain/slot-labels.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import { BUSINESS_HOURS } from '../../../domain/weekly-hours.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useAdmin, useNow } from '../kit/panel-context.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx';
import { changeAvailability, MAX_CLOSED } from './changes/change-availability.ts';
import { datesText, tellChanged } from './changes/tell-changed.ts';
import { dateRef } from './changes/weekly-record.ts';
import { toggled, wished, wishesFor } from './hour-states.ts';
import { RepeatChoice } from './RepeatChoice.tsx';
import { SlotChoice } from './SlotChoice.tsx';
import { type BookedDay, useHours } from './use-hours.ts';
import { WeeklySummary } from './weekly/WeeklySummary.tsx';

interface PresetsProps {
  adminId: string;
  /** The chosen date, or null. */
  date: string | null;
  /** Called with the hours to open. */
  onChoose: (labels: readonly string[]) => void;
}

/** Presets of hours. */
function Presets({ adminId, date, onChoose }: PresetsProps) {
  const [isLooking, setIsLooking] = useState(false);

  async function chooseLastWeek(day: string) {
    if (isLooking) return;
    setIsLooking(true);
    try {
      const before = addDays(day, -7);
      const stored = await transact((transaction) => transaction.get(dateRef(adminId, before)));
      const { slots } = AVAILABILITY.read(stored.data() ?? {});
      if (slots.length > 0) onChoose(slots);
      else toast({ title: texts.nothingOffered, description: texts.nothingOfferedText(formatDay(before)) });
    } catch (error) {
      reportFailure(texts.loadFailed, error);
    } finally {
      setIsLooking(false);
    }
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-[0.9375rem] leading-9 font-semibold">Presets</legend>
      <Button variant="secondary" size="sm" onClick={() => onChoose(BUSINESS_HOURS)}>
        Business hours
      </Button>
      {date && (
        <Button variant="secondary" size="sm" loading={isLooking} onClick={() => chooseLastWeek(date)}>
          As last week
        </Button>
      )}
    </fieldset>
  );
}

const texts = adminMessages.availability;

export interface AvailabilityCardProps {
  /** The administrator's availability from today on. */
  availability: readonly Live<Availability>[];
  /** The schedule, with the booked hours. */
  days: readonly BookedDay[];
}

/** 'Manage Availability': a date, its hours, and the dates to apply them to. */
export function AvailabilityCard({ availability, days }: AvailabilityCardProps) {
  const admin = useAdmin();
  const now = useNow();
  const hours = useHours(availability, days, now);
  const { date, series, states, setWishes } = hours;
  const [isSaving, setIsSaving] = useState(false);
  const offered = useMemo(
    () => new Map(availability.map((record) => [record.date, record.slots.length])),
    [availability],
  );
  const [open, close] = [wished(states, 'open'), wished(states, 'close')];
  const closes = close.length > 0;
  const missing = problemOf(series.problem, states.some(({ checked }) => checked === true) && date !== null);

  async function handleSave() {
    if (isSaving) return;
    if (series.dates.length === 0 || open.length + close.length === 0) {
      toast({ title: texts.missingTitle, description: missing, variant: 'destructive' });
      return;
    }
    if (close.length * series.dates.length > MAX_CLOSED) {
      toast({ title: texts.changeFailed, description: texts.tooMany(MAX_CLOSED), variant: 'destructive' });
      return;
    }
    setIsSaving(true);
    try {
      const changes = series.dates.map((day) => ({ date: day, open, close }));
      const changed = await changeAvailability(admin.uid, changes, new Date());
      if (closes) tellChanged(admin.uid, changed);
      else {
        const added = changed.done.reduce((sum, { open: opened }) => sum + opened.length, 0);
        const dates = changed.done.length > 0 ? changed.done.map((done) => done.date) : series.dates;
        const description = texts.addedText(added, datesText(dates));
        toast({ title: texts.added, description, variant: 'success' });
      }
      setWishes({});
    } catch (error) {
      reportFailure(closes ? texts.changeFailed : texts.addFailed, error);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <AdminCard title="Manage Availability" description="Choose a date and the times that visitors may book.">
      <div className="flex flex-col gap-6">
        <AvailabilityCalendar
          today={todayInNewYork(now)}
          offered={offered}
          selected={hours.selected}
          onSelect={hours.choose}
        />
        <SlotChoice
          states={states}
          onToggle={(state) => setWishes(toggled(hours.wishes, state))}
          onAll={() => setWishes(wishesFor(states, SLOT_LABELS))}
          onNone={() => setWishes(wishesFor(states, []))}
        />
        <Presets
          adminId={admin.uid}
          date={date}
          onChoose={(labels) => setWishes(wishesFor(states, labels))}
        />
        {date && (
          <RepeatChoice
            date={date}
            repeat={hours.repeat}
            onChange={hours.changeRepeat}
            series={series}
            holidays={hours.holidays}
            skipsHolidays={hours.skipsHolidays}
            onSkipHolidays={hours.setSkipsHolidays}
          />
        )}
        <Button aria-disabled={open.length + close.length === 0} loading={isSaving} onClick={handleSave}>
          {closes ? 'Save changes' : 'Add Availability'}
        </Button>
        <WeeklySummary adminId={admin.uid} availability={availability} />
      </div>
    </AdminCard>
  );
}

/** Why there is nothing to save. */
function problemOf(problem: string | null, isShown: boolean): string {
  return problem ?? (isShown ? texts.unchanged : texts.missing);
}

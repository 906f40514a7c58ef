import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { formatDay } from '../../../domain/format-time.ts';
import type { Availability } from '../../../domain/records/availability.ts';
import { SLOT_LABELS } from '../../../domain/slot-labels.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import { AdminCard } from '../cards/AdminCard.tsx';
import type { Live } from '../live-lists/live-record.ts';
import type { AdminUser } from '../session/admin-user.ts';
import { reportFailure } from '../session/report-failure.ts';
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx';
import { addAvailability } from './add-availability.ts';
import { dateSeries, offerableSlots, type Repeat } from './date-series.ts';
import { RepeatChoice } from './RepeatChoice.tsx';
import { SlotChoice } from './SlotChoice.tsx';

const texts = adminMessages.availability;

export interface AvailabilityCardProps {
  admin: AdminUser;
  /** The administrator's availability from today on. */
  availability: readonly Live<Availability>[];
  now: Date;
}

/** 'Manage Availability': a date, its slots, and the dates they go to. */
export function AvailabilityCard({ admin, availability, now }: AvailabilityCardProps) {
  const [date, setDate] = useState<string | null>(null);
  const [slots, setSlots] = useState<readonly string[]>([]);
  const [repeat, setRepeat] = useState<Repeat>({ kind: 'once' });
  const [isAdding, setIsAdding] = useState(false);
  const offered = useMemo(
    () => new Map(availability.map((record) => [record.date, record.slots.length])),
    [availability],
  );
  const today = todayInNewYork(now);
  const series = date ? dateSeries(date, repeat) : null;
  const dates = series?.dates ?? [];
  // A series that is still being typed has no dates yet: then the chosen date stands for it
  const offerable = date ? choosable(dates.length > 0 ? dates : [date], now) : SLOT_LABELS;
  const chosen = slots.filter((label) => offerable.includes(label));

  async function handleAdd() {
    if (isAdding) return;
    if (dates.length === 0 || chosen.length === 0) {
      const description = series?.problem ?? texts.missing;
      toast({ title: texts.missingTitle, description, variant: 'destructive' });
      return;
    }
    setIsAdding(true);
    try {
      const added = await addAvailability(admin.uid, dates, chosen, new Date());
      toast({
        title: texts.added,
        description: texts.addedText(added.slots, when(added.dates)),
        variant: 'success',
      });
      setSlots([]);
    } catch (error) {
      reportFailure(texts.addFailed, error);
    } finally {
      setIsAdding(false);
    }
  }

  return (
    <AdminCard title="Manage Availability" description="Choose a date and the times that visitors may book.">
      <div className="flex flex-col gap-6">
        <AvailabilityCalendar today={today} offered={offered} selected={date} onSelect={setDate} />
        <SlotChoice
          offerable={offerable}
          present={availability.find((record) => record.date === date)?.slots ?? []}
          selected={chosen}
          onChange={setSlots}
        />
        {date && series && <RepeatChoice date={date} repeat={repeat} onChange={setRepeat} series={series} />}
        <Button aria-disabled={chosen.length === 0} loading={isAdding} onClick={handleAdd}>
          Add Availability
        </Button>
      </div>
    </AdminCard>
  );
}

/** The labels that at least one of the dates can offer. */
function choosable(dates: readonly string[], now: Date): readonly string[] {
  const possible = new Set(dates.flatMap((day) => offerableSlots(day, now)));
  return SLOT_LABELS.filter((label) => possible.has(label));
}

function when(dates: readonly string[]): string {
  const [only] = dates;
  return dates.length === 1 && only ? formatDay(only) : `${dates.length} dates`;
}

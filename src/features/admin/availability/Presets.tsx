import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { addDays } from '../../../domain/calendar-day.ts';
import { formatDay } from '../../../domain/format-time.ts';
import { AVAILABILITY } from '../../../domain/records/availability.ts';
import { BUSINESS_HOURS } from '../../../domain/weekly-hours.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { dateRef } from './changes/weekly-record.ts';

const texts = adminMessages.availability;

export interface PresetsProps {
  adminId: string;
  /** The chosen date; null while there is none. */
  date: string | null;
  /** Called with the hours that are to be open. */
  onChoose: (labels: readonly string[]) => void;
}

/** Hours that are chosen by one press. */
export function Presets({ adminId, date, onChoose }: PresetsProps) {
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

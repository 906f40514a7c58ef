import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import {
  WEEKDAYS,
  WEEKLY_HOURS,
  type Weekday,
  type WeeklyHours,
} from '../../../../domain/records/weekly-hours.ts';
import { BUSINESS_HOURS } from '../../../../domain/weekly-hours.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { Exceptions } from './Exceptions.tsx';
import type { Exception } from './exceptions.ts';
import { saveWeekly, type WeeklyChoice } from './save-weekly.ts';
import { WeekdayHours } from './WeekdayHours.tsx';

const texts = adminMessages.weeklyHours;

/** Defaults of weekly hours. */
const FRESH: WeeklyChoice = { ...WEEKLY_HOURS.read({}), is_active: true };

export interface WeeklyDialogProps {
  adminId: string;
  weekly: WeeklyHours | null;
  exceptions: readonly Exception[];
  onClose: () => void;
}

/** The hours that stay open by themselves, and the dates that do not follow them. */
export function WeeklyDialog({ adminId, weekly, exceptions, onClose }: WeeklyDialogProps) {
  const [{ hours, is_active, skip_holidays }, setChoice] = useState<WeeklyChoice>(weekly ?? FRESH);
  const [isSaving, setIsSaving] = useState(false);
  const change = (changes: Partial<WeeklyChoice>) => setChoice((before) => ({ ...before, ...changes }));
  const setDays = (days: readonly Weekday[], labels: readonly string[]) =>
    change({ hours: { ...hours, ...Object.fromEntries(days.map((day) => [day, [...labels]])) } });

  async function handleSave() {
    setIsSaving(true);
    try {
      await saveWeekly(adminId, { hours, is_active, skip_holidays });
      toast({ title: texts.saved, description: texts.savedText, variant: 'success' });
      onClose();
    } catch (error) {
      reportFailure(texts.saveFailed, error);
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <Dialog
      open
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title="Weekly hours"
      description="Open every week, as far ahead as visitors can book. Booked times stay in any case."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button loading={isSaving} onClick={handleSave}>
            Save weekly hours
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <CheckboxField
            label="Keep these hours open"
            checked={is_active}
            onChange={(event) => change({ is_active: event.target.checked })}
          />
          <CheckboxField
            label="Closed on U.S. holidays"
            checked={skip_holidays}
            onChange={(event) => change({ skip_holidays: event.target.checked })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setDays(WORKDAYS, BUSINESS_HOURS)}>
            Business hours
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setDays(WEEKDAYS, [])}>
            Clear week
          </Button>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {WEEKDAYS.map((day) => (
            <WeekdayHours
              key={day}
              day={day}
              labels={hours[day]}
              onChange={(labels) => setDays([day], labels)}
              onCopy={() => setDays(WORKDAYS, hours[day])}
            />
          ))}
        </ul>
        <Exceptions adminId={adminId} exceptions={exceptions} />
      </div>
    </Dialog>
  );
}

const WORKDAYS = WEEKDAYS.slice(0, 5);

import { useId, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { exceptionsOf } from '../../../../domain/booking/weekly-hours.ts';
import type { Availability } from '../../../../domain/records/availability.ts';
import { WEEKLY_HOURS, type WeeklyHours } from '../../../../domain/records/weekly-hours.ts';
import { useOwnRecord } from '../../controls/live-lists/use-live-list.ts';
import { useAdmin, useToday } from '../../controls/panel-context.ts';
import { WeeklyDialog } from './WeeklyDialog.tsx';
import { weekText } from './weekly-text.ts';

/** Summary of the weekly hours, with the button that edits them. `availability` is from today on. */
export function WeeklySummary({ availability }: { availability: readonly Availability[] }) {
  const today = useToday();
  const id = useId();
  const { uid } = useAdmin();
  const { status, records, retry } = useOwnRecord(WEEKLY_HOURS, uid);
  const [weekly = null] = records;
  const [isOpen, setIsOpen] = useState(false);
  const exceptions = weekly ? exceptionsOf(weekly, availability, today) : [];
  /** Opens the dialog once the hours are loaded. */
  function handleOpen() {
    setIsOpen(true);
    if (status === 'failed') retry();
  }
  return (
    <section aria-labelledby={id} className="border-b border-line pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-[0.9375rem] font-semibold">
          Weekly hours
        </h3>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={handleOpen}>
          {weekly ? 'Change weekly hours' : 'Set weekly hours'}
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">
        {status === 'failed' ? 'The weekly hours could not be loaded.' : summaryOf(weekly, exceptions.length)}
      </p>
      {isOpen && status === 'ready' && (
        <WeeklyDialog
          weekly={weekly}
          exceptions={weekly?.is_active ? exceptions : []}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

function summaryOf(weekly: WeeklyHours | null, exceptions: number): string {
  if (!weekly?.is_active) return 'Off. Visitors can book only dates you add.';
  const week = weekText(weekly.hours) || 'No hours';
  if (exceptions === 0) return week;
  return `${week} · ${exceptions} ${exceptions === 1 ? 'exception' : 'exceptions'}`;
}

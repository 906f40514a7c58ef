import { adminMessages } from '../../../domain/admin-messages.ts';
import { changeAvailability } from '../hour-changes/change-availability.ts';
import { tellChanged } from '../hour-changes/tell-changed.ts';
import { reportFailure } from '../session/report-failure.ts';

/** Closes one hour of a date (New York), unless somebody booked it meanwhile; tells what happened by toasts. */
export async function closeHour(adminId: string, date: string, label: string): Promise<void> {
  try {
    const changes = [{ date, open: [], close: [label] }];
    tellChanged(adminId, await changeAvailability(adminId, changes, new Date()));
  } catch (error) {
    reportFailure(adminMessages.availability.changeFailed, error);
  }
}

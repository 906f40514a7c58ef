import { adminMessages } from '../../../../domain/admin-messages.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { changeAvailability } from '../changes/change-availability.ts';
import { tellChanged } from '../changes/tell-changed.ts';

/** Closes one hour of a date (New York), unless somebody booked it meanwhile; tells what happened by toasts. */
export async function closeHour(adminId: string, date: string, label: string): Promise<void> {
  try {
    const changes = [{ date, open: [], close: [label] }];
    tellChanged(adminId, await changeAvailability(adminId, changes, new Date()));
  } catch (error) {
    reportFailure(adminMessages.availability.changeFailed, error);
  }
}

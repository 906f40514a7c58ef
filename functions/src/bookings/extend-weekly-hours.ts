import { ADMINS } from '../../../src/domain/records/admins.ts';
import { WEEKLY_HOURS } from '../../../src/domain/records/weekly-hours.ts';
import { logEvent } from '../platform/logging.ts';
import { keepWeeklyHours, type WeeklyHoursDependencies } from './keep-weekly-hours.ts';

/**
 * Copies every administrator's weekly hours into the dates that have come within the horizon. A failure for
 * one does not stop the others; former administrators get no further dates.
 */
export async function extendWeeklyHours(dependencies: WeeklyHoursDependencies): Promise<void> {
  const { db } = dependencies;
  const { docs } = await db.collection(WEEKLY_HOURS.name).get();
  for (const { id } of docs) {
    try {
      const admin = await db.doc(ADMINS.path(id)).get();
      if (admin.exists) await keepWeeklyHours(dependencies, id);
    } catch (error) {
      logEvent('weekly-hours-failed', { admin_id: id, error });
    }
  }
}

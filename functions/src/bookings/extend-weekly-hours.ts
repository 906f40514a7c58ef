import { ADMINS } from '../../../src/domain/records/admins.ts';
import { WEEKLY_HOURS } from '../../../src/domain/records/weekly-hours.ts';
import { logEvent } from '../platform/logging.ts';
import { keepWeeklyHours, type WeeklyHoursDependencies } from './keep-weekly-hours.ts';

/**
 * Puts the weekly hours of every administrator into the dates that have come within reach. One whose hours fail keeps no
 * other one from it; whoever is no administrator any more gets no further dates.
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

import { deleteBooking } from '../../functions/src/bookings/booking/delete-booking.ts';
import type { logoCopy } from '../../functions/src/media/logo-copy.ts';
import { createMeetingLogo } from '../../functions/src/meeting-logo.ts';
import { bucket } from './admin-api-under-test.ts';
import { clientOf, type Database, NOW, SETTINGS } from './api-under-test.ts';
import { serve } from './serve.ts';

/** Starts the function that receives visitors' logos and files for one test, on another API's database. */
export async function startMeetingLogo(
  db: Database,
  { clock = () => NOW, encode }: { clock?: () => Date; encode?: typeof logoCopy | undefined } = {},
) {
  const dependencies = { db, bucket: () => bucket, clock, settings: SETTINGS };
  const origin = await serve(createMeetingLogo(dependencies, encode));
  return { origin, ...clientOf(origin) };
}

/** Deletes a booking with its files in the test stack's bucket. */
export function deleteWithFiles(db: Database, id: string): Promise<void> {
  return deleteBooking(db, id, bucket);
}

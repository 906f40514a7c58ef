import { createMeetingLogo } from '../../functions/src/meeting-logo.ts';
import { clientOf, type Database, NOW, SETTINGS, serve } from './api-under-test.ts';

/** Starts the function that takes visitors' logos for one test, on the database of another API. */
export async function startMeetingLogo(
  db: Database,
  { settings = {}, clock = () => NOW }: { settings?: Partial<typeof SETTINGS>; clock?: () => Date } = {},
) {
  return clientOf(await serve(createMeetingLogo({ db, clock, settings: { ...SETTINGS, ...settings } })));
}

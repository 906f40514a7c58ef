import type { logoCopy } from '../../functions/src/media/logo-copy.ts';
import { createMeetingLogo } from '../../functions/src/meeting-logo.ts';
import { clientOf, type Database, NOW, SETTINGS } from './api-under-test.ts';
import { serve } from './serve.ts';

/** Starts the function that receives visitors' logos for one test, on another API's database. */
export async function startMeetingLogo(
  db: Database,
  {
    settings = {},
    clock = () => NOW,
    encode,
  }: { settings?: Partial<typeof SETTINGS>; clock?: () => Date; encode?: typeof logoCopy | undefined } = {},
) {
  const dependencies = { db, clock, settings: { ...SETTINGS, ...settings } };
  return clientOf(await serve(createMeetingLogo(dependencies, encode)));
}

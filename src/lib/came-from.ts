import { type CameFrom, cameFromSchema } from '../domain/schemas/came-from.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

/** Key of the tab's arrivals, which `recordArrival` stores. */
const KEY = 'booth-studio:came-from:v1';

/** Returns the tab's source; null if unknown or if the visitor opted out. */
export function cameFrom(): CameFrom | null {
  return cameFromSchema.safeParse(recordIn(tabStore.read(KEY) ?? '')).data ?? null;
}

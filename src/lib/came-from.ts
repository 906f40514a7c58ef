import { type CameFrom, cameFromSchema } from '../domain/schemas/came-from.ts';
import { recordIn } from './json-record.ts';
import { tabStore } from './text-store.ts';

/** Key of the tab's arrivals, which `recordArrival` keeps. */
const KEY = 'booth-studio:came-from:v1';

/** Returns where this tab came from; null if the visitor does not want that, or if it is unknown. */
export function cameFrom(): CameFrom | null {
  return cameFromSchema.safeParse(recordIn(tabStore.read(KEY) ?? '')).data ?? null;
}

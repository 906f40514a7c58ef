import type { Firestore } from 'firebase-admin/firestore';
import { READ_NUMBERS } from '../../../src/domain/api/admin-routes.ts';
import { slotInstant, todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { COUNTERS } from '../../../src/domain/records/counters.ts';
import type { Counted, NumbersAnswer, WeekNumbers } from '../../../src/domain/schemas/numbers.ts';
import { sumOfCounted } from '../../../src/domain/tallies.ts';
import { addDays, weekdayOf } from '../../../src/domain/time/calendar-day.ts';
import { adminRoute, type ServedRoute } from '../http/admin-route.ts';
import { countDays } from './count-days.ts';
import { readPipeline } from './read-pipeline.ts';

/** POST /api/admin/numbers: the weekly numbers, the value of the quotes, and the time to the first answer. */
export function numbersRoute({ db }: { db: Firestore }): ServedRoute {
  return adminRoute(READ_NUMBERS, async ({ weeks }): Promise<NumbersAnswer> => {
    const now = new Date();
    const today = todayInNewYork(now);
    const [counted, pipeline] = await Promise.all([
      readNumbers({ db, now }, weeks),
      readPipeline(db, firstDay(today, weeks), today, now),
    ]);
    return { success: true, weeks: counted, ...pipeline };
  });
}

/** Returns the Monday on which the last `weeks` weeks begin. */
function firstDay(today: string, weeks: number): string {
  return addDays(today, 1 - weekdayOf(today) + 7 * (1 - weeks));
}

/** Time after the end of a day until its counts are final. */
const SETTLED_MS = 3_600_000;

/** Returns the last `weeks` weeks in the company's zone. Past days are counted once, so records deleted later still count. */
export async function readNumbers(
  { db, now }: { db: Firestore; now: Date },
  weeks: number,
): Promise<WeekNumbers[]> {
  const today = todayInNewYork(now);
  const first = firstDay(today, weeks);
  const days = await readDays(db, first, today);
  const open = [...days.keys()].filter((day) => !days.get(day));
  const fresh = await countDays(db, open[0] ?? today, today);
  for (const day of open) days.set(day, fresh.get(day));
  await keep(
    db,
    open.filter((day) => isOver(day, now)),
    days,
  );

  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(first, 7 * index);
    const ofWeek = [...days].filter(([day]) => day >= monday && day < addDays(monday, 7));
    return { monday, ...sumOfCounted(ofWeek.flatMap(([, counted]) => counted ?? [])) };
  });
}

type Days = Map<string, Counted | undefined>;

/** Returns the days from `first` to `last` in order, with their counts if stored. */
async function readDays(db: Firestore, first: string, last: string): Promise<Days> {
  const names: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) names.push(day);
  const stored = await db.getAll(...names.map((day) => db.doc(COUNTERS.path(day))));
  return new Map(stored.map((document) => [document.id, COUNTERS.read(document.data() ?? {}).counted]));
}

function isOver(day: string, now: Date): boolean {
  const end = slotInstant(addDays(day, 1), '12:00 AM');
  return end !== null && now.getTime() >= end.getTime() + SETTLED_MS;
}

/** Stores the counts of past days. */
async function keep(db: Firestore, names: readonly string[], days: Days): Promise<void> {
  const writer = db.batch();
  for (const day of names) writer.set(db.doc(COUNTERS.path(day)), { counted: days.get(day) });
  await writer.commit();
}

import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { READ_NUMBERS } from '../../../src/domain/api/admin-routes.ts';
import { slotInstant, todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { COUNTERS, shardsOf } from '../../../src/domain/records/counters.ts';
import type { Counted, NumbersAnswer, WeekNumbers } from '../../../src/domain/schemas/numbers.ts';
import { sumOfCounted, sumOfSteps } from '../../../src/domain/tallies.ts';
import { addDays, weekdayOf } from '../../../src/domain/time/calendar-day.ts';
import { adminRoute, type ServedRoute } from '../http/admin-route.ts';
import { countDays } from './count-days.ts';
import { readPipeline } from './read-pipeline.ts';

/** POST /api/admin/numbers: the numbers week by week, the value of the quotes, and the time to the first answer. */
export function numbersRoute({ db }: { db: Firestore }): ServedRoute {
  return adminRoute(READ_NUMBERS, async ({ weeks }): Promise<NumbersAnswer> => {
    const now = new Date();
    const today = todayInNewYork(now);
    const [counted, pipeline] = await Promise.all([
      readNumbers({ db, now }, weeks),
      readPipeline(db, firstDay(today, weeks), today),
    ]);
    return { success: true, weeks: counted, ...pipeline };
  });
}

/** The Monday that begins the last `weeks` weeks. */
function firstDay(today: string, weeks: number): string {
  return addDays(today, 1 - weekdayOf(today) + 7 * (1 - weeks));
}

/** Time after its end at which a day is final. */
const SETTLED_MS = 3_600_000;

/** Returns the last `weeks` weeks in New York. Past days are counted once, so deleted records stay counted. */
export async function readNumbers(
  { db, now }: { db: Firestore; now: Date },
  weeks: number,
): Promise<WeekNumbers[]> {
  const today = todayInNewYork(now);
  const first = firstDay(today, weeks);
  // In one snapshot: a concurrent reader who counts a day deletes its shards
  const days = await db.runTransaction((snapshot) => daysIn(db, snapshot, first, today), { readOnly: true });
  const open = days.filter(({ counted }) => !counted);
  const fresh = await countDays(db, open[0]?.day ?? today, today);
  await keep(
    db,
    fresh,
    open.filter(({ day }) => isOver(day, now)),
  );

  return Array.from({ length: weeks }, (_, index) => {
    const start = addDays(first, 7 * index);
    const ofWeek = days.filter(({ day }) => day >= start && day < addDays(start, 7));
    return {
      monday: start,
      ...sumOfCounted(ofWeek.flatMap(({ day, counted }) => counted ?? fresh.get(day) ?? [])),
      steps: sumOfSteps(ofWeek.map(({ steps }) => steps)),
    };
  });
}

type Day = Awaited<ReturnType<typeof daysIn>>[number];

/** Days with their visits, the counts if they are stored, and documents with parts of the visits. */
async function daysIn(db: Firestore, snapshot: Transaction, first: string, last: string) {
  const names: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) names.push(day);
  const read = async (ids: readonly string[]) =>
    ids.length === 0 ? [] : snapshot.getAll(...ids.map((id) => db.doc(COUNTERS.path(id))));
  const days = (await read(names)).map((document) => {
    const { steps, counted } = COUNTERS.read(document.data() ?? {});
    return { day: document.id, steps, counted: counted ?? null };
  });
  const open = days.filter(({ counted }) => !counted).flatMap(({ day }) => shardsOf(day));
  const shards = Map.groupBy(await read(open), ({ id }) => id.slice(0, 'yyyy-MM-dd'.length));
  return days.map((day) => {
    const found = (shards.get(day.day) ?? []).filter(({ exists }) => exists);
    const steps = sumOfSteps([day.steps, ...found.map((shard) => COUNTERS.read(shard.data() ?? {}).steps)]);
    return { ...day, steps, shards: found.map(({ ref }) => ref) };
  });
}

function isOver(day: string, now: Date): boolean {
  const end = slotInstant(addDays(day, 1), '12:00 AM');
  return end !== null && now.getTime() >= end.getTime() + SETTLED_MS;
}

/** Stores the counts of days that are over, and adds up and deletes their shards. */
async function keep(
  db: Firestore,
  counted: ReadonlyMap<string, Counted>,
  days: readonly Day[],
): Promise<void> {
  for (const { day, steps, shards } of days) {
    const counts = counted.get(day);
    if (!counts) continue;
    const writer = db.batch();
    writer.set(db.doc(COUNTERS.path(day)), { counted: counts, steps });
    for (const shard of shards) writer.delete(shard);
    await writer.commit();
  }
}

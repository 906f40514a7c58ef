/**
 * A model of the meetings that knows only which of them has which slot, and the commands by which visitors, an
 * administrator and time change it together with the real routes.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type ApiAnswer, documentsOf, SETTINGS, startApi } from './api-under-test.ts';
import { aBookingRequest, offer } from './payloads.ts';

const DAYS = ['2026-12-08', '2026-12-09', '2026-12-10'];
const TIMES = ['9:00 AM', '1:00 PM', '5:00 PM'];
const HOURS = [9, 13, 17];
const SLOTS = DAYS.flatMap((date) =>
  TIMES.map((time, index) => {
    const hour = String(HOURS[index]).padStart(2, '0');
    return { date, time, startsAt: Date.parse(`${date}T${hour}:00:00-05:00`) };
  }),
);
const VISITORS = ['vera', 'otto', 'quinn', 'mona'].map((name) => `${name}@acme.example`);
const MEETINGS_EACH = 2;
const MOVES_A_DAY = 3;
const HOUR_MS = 3_600_000;
const MEETING_MS = 45 * 60_000;
/** Three days before the first slot: some runs end before it, some after the last one. */
const BEGINNING = new Date('2026-12-05T14:00:00Z');

type Api = Awaited<ReturnType<typeof startApi>>;

/** A booking request as it was sent, and its response; null once that is forgotten. */
interface Asked {
  readonly slot: number;
  readonly visitor: number;
  readonly key: string;
  readonly body: object;
  answer: string | null;
}

/** A booked meeting, and its current slot. */
interface Meeting {
  slot: number;
  isLive: boolean;
  /** When it was moved. */
  readonly moves: number[];
  readonly visitor: number;
  readonly token: string;
}

/** The expected state: requests, meetings, offered days, number of mails, and time. */
interface Model {
  readonly asked: Asked[];
  readonly meetings: Meeting[];
  readonly offered: Set<string>;
  mails: number;
  now: number;
}

type Command = fc.AsyncCommand<Model, Api>;

/** A model and the API, in the state in which each run begins. */
export async function beginning(): Promise<{ model: Model; real: Api }> {
  const real = await startApi({ now: BEGINNING, settings: { copySeconds: 0 } });
  for (const date of DAYS) await offer(real.db, date, TIMES);
  const model = { asked: [], meetings: [], offered: new Set(DAYS), mails: 0, now: BEGINNING.getTime() };
  return { model, real };
}

/**
 * The claims are exactly those of the live meetings, and every event was mailed once to either side, consecutive
 * moves as one.
 */
export async function expectAgreement(model: Model, { db, get }: Api): Promise<void> {
  const live = model.meetings.filter(({ isLive }) => isLive).map(({ slot }) => slotOf(slot));
  const named = ({ date, time }: { date?: unknown; time?: unknown }) => `${date} ${time}`;
  expect((await documentsOf(db, 'slot_claims')).map(named).sort()).toEqual(live.map(named).sort());
  expect(await documentsOf(db, 'mail')).toHaveLength(model.mails);
  const { availability } = (await get('/api/availability')).json as {
    availability: { date: string; slots: { time: string; status: string }[] }[];
  };
  const free = availability.flatMap(({ date, slots }) =>
    slots.filter(({ status }) => status === 'available').map(({ time }) => `${date} ${time}`),
  );
  const expected = SLOTS.filter((_, slot) => refusal(model, slot) === null).map(named);
  expect(free.sort()).toEqual(expected.sort());
}

function slotOf(index: number) {
  const { date, time, startsAt } = SLOTS[index] ?? { date: '', time: '', startsAt: 0 };
  return { date, time, startsAt, availability_id: `admin-1_${date}` };
}

/** The response of a slot, taken or not, to anyone who wants it; null if it can be booked. */
function closed({ offered, now }: Model, slot: number): number | null {
  const { date, startsAt } = slotOf(slot);
  if (!offered.has(date)) return 404;
  return startsAt < now + SETTINGS.meetingNoticeHours * HOUR_MS ? 422 : null;
}

/** The response of a slot to anyone who wants it; null if it is available. */
function refusal(model: Model, slot: number): number | null {
  const isTaken = model.meetings.some((meeting) => meeting.isLive && meeting.slot === slot);
  return closed(model, slot) ?? (isTaken ? 409 : null);
}

function command(name: string, run: Command['run'], check: Command['check'] = () => true): Command {
  return { check, run, toString: () => name };
}

/** A command about one of the existing things. */
function ofOne<Thing>(
  name: string,
  thingsOf: (model: Readonly<Model>) => readonly Thing[],
  index: number,
  act: (thing: Thing, model: Model, api: Api) => Promise<void>,
): Command {
  const chosen = (model: Readonly<Model>) => thingsOf(model)[index % thingsOf(model).length];
  const run: Command['run'] = async (model, api) => {
    const thing = chosen(model);
    if (thing) await act(thing, model, api);
  };
  return command(`${name} ${index}`, run, (model) => chosen(model) !== undefined);
}

function book(slot: number, visitor: number): Command {
  return command(`${VISITORS[visitor]} books slot ${slot}`, async (model, api) => {
    const { date, time, availability_id } = slotOf(slot);
    const body = aBookingRequest({ date, time, availability_id, user_email: VISITORS[visitor] });
    const asked: Asked = { slot, visitor, key: randomUUID(), body, answer: null };
    model.asked.push(asked);
    await ask(asked, model, api);
  });
}

/** Sends a request whose response is not remembered. */
async function ask(asked: Asked, model: Model, api: Api): Promise<void> {
  const { slot, visitor, body, key } = asked;
  const { status, json, text } = await api.post('/api/create-booking', body, key);
  const ahead = model.meetings.filter(
    (meeting) =>
      meeting.isLive && meeting.visitor === visitor && slotOf(meeting.slot).startsAt + MEETING_MS > model.now,
  );
  const full = ahead.length >= MEETINGS_EACH ? 429 : null;
  expect(status).toBe(closed(model, slot) ?? full ?? refusal(model, slot) ?? 201);
  asked.answer = text;
  if (status !== 201) return;
  const token = new URL(json.booking.manage_url).hash.slice(1);
  model.meetings.push({ slot, visitor, isLive: true, moves: [], token });
  model.mails += 2;
}

function askAgain(index: number): Command {
  return ofOne(
    'ask again request',
    ({ asked }) => asked,
    index,
    async (asked, model, api) => {
      if (asked.answer === null) return ask(asked, model, api);
      expect((await api.post('/api/create-booking', asked.body, asked.key)).text).toBe(asked.answer);
    },
  );
}

/** The effect of the time-to-live policy after two days. */
function forgetKey(index: number): Command {
  return ofOne(
    'forget the key of request',
    ({ asked }) => asked,
    index,
    async (asked, _model, { db }) => {
      await db.doc(`idempotency_keys/create-booking_${asked.key}`).delete();
      asked.answer = null;
    },
  );
}

function move(index: number, slot: number): Command {
  return ofOne(
    `to slot ${slot} move meeting`,
    ({ meetings }) => meetings,
    index,
    async (meeting, model, api) => {
      const { date, time, availability_id } = slotOf(slot);
      const wanted = { date, time, availability_id, time_zone: 'Asia/Tokyo' };
      const { status } = await change(api, meeting, 'move', wanted);
      const isSame = meeting.slot === slot;
      const over = stateAt(model.now, meeting) ?? (meeting.isLive ? null : 409);
      const today = meeting.moves.filter((at) => at > model.now - 24 * HOUR_MS);
      const full = today.length >= MOVES_A_DAY ? 429 : null;
      expect(status).toBe(over ?? (isSame ? 200 : (full ?? refusal(model, slot) ?? 200)));
      if (status !== 200 || isSame) return;
      meeting.slot = slot;
      // Nothing is delivered here: the mails of a later move replace those of the first
      if (meeting.moves.length === 0) model.mails += 2;
      meeting.moves.push(model.now);
    },
  );
}

function cancel(index: number): Command {
  return ofOne(
    'cancel meeting',
    ({ meetings }) => meetings,
    index,
    async (meeting, model, api) => {
      const { status } = await change(api, meeting, 'cancel', {});
      const over = stateAt(model.now, meeting);
      // A repeated cancellation succeeds until the link expires
      expect(status).toBe(over === 404 || meeting.isLive ? (over ?? 200) : 200);
      if (status !== 200) return;
      if (meeting.isLive) model.mails += 2;
      meeting.isLive = false;
    },
  );
}

/** A meeting link's response because of the time: 404 after its end, 409 to changes once it has begun. */
function stateAt(now: number, meeting: Meeting): number | null {
  const { startsAt } = slotOf(meeting.slot);
  if (startsAt + MEETING_MS <= now) return 404;
  return startsAt <= now ? 409 : null;
}

function offerDay(date: string, isOffered: boolean): Command {
  return command(`${isOffered ? 'offer' : 'delete'} ${date}`, async ({ offered }, { db }) => {
    if (isOffered) await offer(db, date, TIMES);
    else await db.doc(`availability/admin-1_${date}`).delete();
    offered[isOffered ? 'add' : 'delete'](date);
  });
}

function pass(minutes: number): Command {
  return command(`${minutes} minutes pass`, async (model, { time }) => {
    model.now += minutes * 60_000;
    time.now = new Date(model.now);
  });
}

function change(api: Api, { token }: Meeting, what: 'move' | 'cancel', body: object): Promise<ApiAnswer> {
  return api.post(`/api/meeting/${what}`, body, undefined, { 'x-meeting-token': token });
}

const slot = fc.nat({ max: SLOTS.length - 1 });
const one = fc.nat({ max: 20 });

/** Up to `most` commands in any order; the arbitrary shrinks to the shortest list that shows a disagreement. */
export function commandsOf(most: number) {
  return fc.commands(
    [
      fc.tuple(slot, fc.nat({ max: VISITORS.length - 1 })).map((args) => book(...args)),
      one.map(askAgain),
      one.map(forgetKey),
      fc.tuple(one, slot).map((args) => move(...args)),
      one.map(cancel),
      fc.tuple(fc.constantFrom(...DAYS), fc.boolean()).map((args) => offerDay(...args)),
      fc.constantFrom(15, 30, 60, 240, 900).map(pass),
    ],
    { maxCommands: most, size: 'max' },
  );
}

/**
 * Visitors who book, move, cancel and try again in any order, on the real routes, beside a model that knows only which
 * meeting has which slot. A run is repeated with the seed and path that a failure prints.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ApiAnswer, documentsOf, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';

const DAYS = ['2026-12-08', '2026-12-09', '2026-12-10'];
const TIMES = ['9:00 AM', '1:00 PM', '5:00 PM'];
const SLOTS = DAYS.flatMap((date) => TIMES.map((time) => ({ date, time })));
const VISITORS = ['vera', 'otto', 'quinn', 'mona'].map((name) => `${name}@acme.example`);
const MEETINGS_EACH = 2;
const RUNS = 40;
const STEPS = 100;

type Api = Awaited<ReturnType<typeof startApi>>;

/** A meeting that was booked: where it is now, and how it was asked for. */
interface Meeting {
  slot: number;
  isLive: boolean;
  readonly visitor: number;
  readonly token: string;
  readonly asked: { readonly key: string; readonly body: object; readonly answer: string };
}

/** What must be so: the meetings, the days that are offered, and how many mails there are. */
interface Model {
  readonly meetings: Meeting[];
  readonly offered: Set<string>;
  mails: number;
}

type Command = fc.AsyncCommand<Model, Api>;

function slotOf(index: number) {
  const slot = SLOTS[index] ?? { date: '', time: '' };
  return { ...slot, availability_id: `admin-1_${slot.date}` };
}

/** What a slot answers to whoever wants it; null if it is to be had. */
function refusal(model: Model, slot: number): number | null {
  if (!model.offered.has(slotOf(slot).date)) return 404;
  return model.meetings.some((meeting) => meeting.isLive && meeting.slot === slot) ? 409 : null;
}

/** The claims are those of the live meetings, no more and no fewer, and every event was mailed once to either side. */
async function expectAgreement(model: Model, { db, get }: Api): Promise<void> {
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

function command(name: string, run: Command['run'], check: Command['check'] = () => true): Command {
  return { check, run, toString: () => name };
}

/** A command about one of the meetings there are. */
function ofMeeting(
  name: string,
  index: number,
  act: (meeting: Meeting, model: Model, api: Api) => Promise<void>,
): Command {
  const chosen = ({ meetings }: Readonly<Model>) => meetings[index % meetings.length];
  const run: Command['run'] = async (model, api) => {
    const meeting = chosen(model);
    if (meeting) await act(meeting, model, api);
  };
  return command(`${name} meeting ${index}`, run, (model) => chosen(model) !== undefined);
}

function book(slot: number, visitor: number): Command {
  return command(`${VISITORS[visitor]} books slot ${slot}`, async (model, api) => {
    const body = aBookingRequest({ ...slotOf(slot), user_email: VISITORS[visitor] });
    const key = randomUUID();
    const { status, json, text } = await api.post('/api/create-booking', body, key);
    const own = model.meetings.filter((meeting) => meeting.isLive && meeting.visitor === visitor);
    const isFull = own.length >= MEETINGS_EACH && model.offered.has(slotOf(slot).date);
    expect(status).toBe(isFull ? 429 : (refusal(model, slot) ?? 201));
    if (status !== 201) return;
    const token = new URL(json.booking.manage_url).hash.slice(1);
    model.meetings.push({ slot, visitor, isLive: true, token, asked: { key, body, answer: text } });
    model.mails += 2;
  });
}

function askAgain(index: number): Command {
  return ofMeeting('ask again for', index, async ({ asked }, _model, api) => {
    expect((await api.post('/api/create-booking', asked.body, asked.key)).text).toBe(asked.answer);
  });
}

function move(index: number, slot: number): Command {
  return ofMeeting(`to slot ${slot} move`, index, async (meeting, model, api) => {
    const { status } = await change(api, meeting, 'move', { ...slotOf(slot), time_zone: 'Asia/Tokyo' });
    const expected = meeting.slot === slot ? 200 : (refusal(model, slot) ?? 200);
    expect(status).toBe(meeting.isLive ? expected : 409);
    if (status !== 200 || meeting.slot === slot) return;
    meeting.slot = slot;
    model.mails += 2;
  });
}

function cancel(index: number): Command {
  return ofMeeting('cancel', index, async (meeting, model, api) => {
    expect((await change(api, meeting, 'cancel', {})).status).toBe(200);
    if (meeting.isLive) model.mails += 2;
    meeting.isLive = false;
  });
}

function offerDay(date: string, isOffered: boolean): Command {
  return command(`${isOffered ? 'offer' : 'delete'} ${date}`, async ({ offered }, { db }) => {
    if (isOffered) await offer(db, date, TIMES);
    else await db.doc(`availability/admin-1_${date}`).delete();
    offered[isOffered ? 'add' : 'delete'](date);
  });
}

function change(api: Api, { token }: Meeting, what: 'move' | 'cancel', body: object): Promise<ApiAnswer> {
  return api.post(`/api/meeting/${what}`, body, undefined, { 'x-meeting-token': token });
}

const slot = fc.nat({ max: SLOTS.length - 1 });
const meeting = fc.nat({ max: 20 });
const commands = fc.commands(
  [
    fc.tuple(slot, fc.nat({ max: VISITORS.length - 1 })).map((args) => book(...args)),
    meeting.map(askAgain),
    fc.tuple(meeting, slot).map((args) => move(...args)),
    meeting.map(cancel),
    fc.tuple(fc.constantFrom(...DAYS), fc.boolean()).map((args) => offerDay(...args)),
  ],
  { maxCommands: STEPS, size: 'max' },
);

test('whatever visitors do in whatever order, no slot has two meetings, free means bookable, each event is mailed once', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (chosen) => {
      const api = await startApi();
      for (const date of DAYS) await offer(api.db, date, TIMES);
      const model: Model = { meetings: [], offered: new Set(DAYS), mails: 0 };
      await fc.asyncModelRun(() => ({ model, real: api }), chosen);
      await expectAgreement(model, api);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 180_000);

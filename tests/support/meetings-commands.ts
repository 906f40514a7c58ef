/** Commands by which visitors, the team and time change the model of the meetings and the real routes alike. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { releasePending } from '../../functions/src/bookings/booking/pending-bookings.ts';
import { recordOf } from '../../functions/src/http/idempotency.ts';
import { documentsOf } from './api-under-test.ts';
import {
  ADMIN,
  type Api,
  type Asked,
  type Command,
  change,
  closed,
  command,
  DAYS,
  HOUR_MS,
  isTaken,
  MEETING_MS,
  MINUTE_MS,
  type Model,
  mayHold,
  ofOne,
  PENDING_MS,
  RULES,
  refusal,
  SLOTS,
  slotOf,
  stateAt,
  TIMES,
  USUAL_AN_HOUR,
} from './meetings-model.ts';
import { aBookingRequest, keepRules, offer, storeBusy } from './payloads.ts';

const VISITORS = ['vera', 'otto', 'quinn', 'mona'].map((name) => `${name}@acme.example`);
const MEETINGS_EACH = 2;
const MOVES_A_DAY = 3;

const NEW = { isLive: true, pending: null, isReleased: false, waiting: 0, held: 0 };

function book(slot: number, visitor: number): Command {
  return command(`${VISITORS[visitor]} books slot ${slot}`, async (model, api) => {
    const { date, time, availability_id } = slotOf(slot);
    const body = aBookingRequest({ date, time, availability_id, user_email: VISITORS[visitor] });
    const asked: Asked = { slot, visitor, key: randomUUID(), body, answer: null };
    model.asked.push(asked);
    await ask(asked, model, api);
  });
}

/** True if a visitor got so many links that the next one may have to wait. */
function hasManyLinks({ links, now }: Model, visitor: number): boolean {
  const since = (hours: number) =>
    links.filter((link) => link.visitor === visitor && link.at > now - hours * HOUR_MS).length;
  return since(2) >= 6 || since(25) >= 12;
}

/** Returns the token in the link of the only pending meeting that the model does not know. */
async function mailedToken({ meetings }: Model, { db }: Api): Promise<string> {
  const tokens = (await documentsOf(db, 'mail')).flatMap(({ kind, text }) =>
    kind === 'booking-pending' ? [/meeting#(\S+)/.exec(String(text))?.[1] ?? ''] : [],
  );
  const unknown = tokens.filter((token) => meetings.every((meeting) => meeting.token !== token));
  expect(unknown).toHaveLength(1);
  return unknown[0] ?? '';
}

/** Sends a request whose response has been forgotten. */
async function ask(asked: Asked, model: Model, api: Api): Promise<void> {
  const { slot, visitor, body, key } = asked;
  const { status, json, text } = await api.post('/api/create-booking', body, key);
  const ahead = model.meetings.filter(
    (meeting) =>
      meeting.isLive && meeting.visitor === visitor && slotOf(meeting.slot).startsAt + MEETING_MS > model.now,
  );
  const full = ahead.length >= MEETINGS_EACH ? 429 : null;
  const isRush = model.booked.filter((at) => at >= model.now - HOUR_MS).length >= USUAL_AN_HOUR;
  const isRefused = !mayHold(model) || (status === 503 && hasManyLinks(model, visitor));
  const granted = !isRush ? 201 : isRefused ? 503 : 202;
  expect(status).toBe(closed(model, slot) ?? full ?? refusal(model, slot) ?? granted);
  // An unavailable server remembers nothing
  asked.answer = status === 503 ? null : text;
  if (status >= 300) return;
  const meeting = { ...NEW, slot, visitor, moves: [] };
  if (status === 201) {
    const token = new URL(json.booking.manage_url).hash.slice(1);
    model.meetings.push({ ...meeting, token, id: json.booking.id });
    model.mails += 2;
  } else {
    const until = model.now + PENDING_MS;
    const token = await mailedToken(model, api);
    const [id = ''] = token.split('.');
    model.meetings.push({ ...meeting, pending: { until }, token, id });
    model.links.push({ visitor, at: model.now });
    model.mails += 1;
  }
  model.booked.push(model.now);
}

function askAgain(index: number): Command {
  return ofOne('ask again request', 'asked', index, async (asked, model, api) => {
    if (asked.answer === null) return ask(asked, model, api);
    expect((await api.post('/api/create-booking', asked.body, asked.key)).text).toBe(asked.answer);
  });
}

/** Applies the time-to-live policy after two days. */
function forgetKey(index: number): Command {
  return ofOne('forget the key of request', 'asked', index, async (asked, _model, { db }) => {
    await recordOf(db, { route: 'create-booking', key: asked.key, bodyHash: '' }).delete();
    asked.answer = null;
  });
}

function move(index: number, slot: number): Command {
  return ofOne(`to slot ${slot} move meeting`, 'meetings', index, async (meeting, model, api) => {
    const { date, time, availability_id } = slotOf(slot);
    const wanted = { date, time, availability_id, time_zone: 'Asia/Tokyo' };
    const { status } = await change(api, meeting, 'move', wanted);
    const over = stateAt(model.now, meeting) ?? (meeting.isLive && !meeting.pending ? null : 409);
    const isSame = meeting.slot === slot;
    const today = meeting.moves.filter((at) => at > model.now - 24 * HOUR_MS);
    const full = today.length >= MOVES_A_DAY ? 429 : null;
    expect(status).toBe(over ?? (isSame ? 200 : (full ?? refusal(model, slot, meeting) ?? 200)));
    if (status !== 200 || isSame) return;
    meeting.slot = slot;
    // Nothing is delivered here: a move's mails replace the previous moves' mails, except the team's held ones
    model.mails += 2 - meeting.waiting;
    meeting.waiting = 2 + meeting.held;
    meeting.held = 0;
    meeting.moves.push(model.now);
  });
}

function cancel(index: number): Command {
  return ofOne('cancel meeting', 'meetings', index, async (meeting, model, api) => {
    const { status } = await change(api, meeting, 'cancel', {});
    const over = stateAt(model.now, meeting);
    // A repeated cancellation succeeds until the link expires
    expect(status).toBe(over === 404 || meeting.isLive ? (over ?? (meeting.pending ? 409 : 200)) : 200);
    if (status !== 200) return;
    if (meeting.isLive) model.mails += 2;
    meeting.isLive = false;
  });
}

function confirm(index: number): Command {
  return ofOne('confirm meeting', 'meetings', index, async (meeting, model, api) => {
    const { status } = await change(api, meeting, 'confirm', {});
    const over = stateAt(model.now, meeting) ?? (meeting.isLive ? null : 409);
    expect(status).toBe(over ?? 200);
    if (status !== 200) return;
    // Both sides are mailed
    if (meeting.pending) model.mails += 2;
    meeting.pending = null;
  });
}

function offerDay(date: string, isOffered: boolean): Command {
  return command(`${isOffered ? 'offer' : 'delete'} ${date}`, async ({ offered }, { db }) => {
    if (isOffered) await offer(db, date, TIMES, ADMIN);
    else await db.doc(`availability/${ADMIN}_${date}`).delete();
    offered[isOffered ? 'add' : 'delete'](date);
  });
}

function pass(minutes: number): Command {
  return command(`${minutes} minutes pass`, async (model, { db, setTime }) => {
    model.now += minutes * MINUTE_MS;
    const now = new Date(model.now);
    setTime(now);
    const overdue = model.meetings.filter(
      ({ isLive, pending }) => isLive && pending && pending.until <= model.now,
    );
    for (const meeting of overdue) Object.assign(meeting, { isLive: false, isReleased: true, pending: null });
    expect(await releasePending({ db, now })).toBe(overdue.length);
  });
}

function rule(index: number): Command {
  return command(`rules ${index}`, async (model, { db }) => {
    model.rules = RULES[index] ?? model.rules;
    const { buffer, ...rules } = model.rules;
    await keepRules(db, { ...rules, buffer_before: buffer, buffer_after: buffer }, ADMIN);
  });
}

function block(slot: number | null): Command {
  return command(`the calendar blocks slot ${slot}`, async (model, { db }) => {
    model.busy = slot;
    const from = slot === null ? 0 : slotOf(slot).startsAt;
    const times = { from: new Date(from), until: new Date(from + MEETING_MS) };
    await storeBusy(db, slot === null ? [] : [times], ADMIN);
  });
}

/** Returns a slot's response to the team, which only time and another meeting can block. */
function refusalOfTeam(model: Model, slot: number): number | null {
  if (slotOf(slot).startsAt <= model.now) return 422;
  return isTaken(model, slot) ? 409 : null;
}

function bookForTeam(slot: number, visitor: number): Command {
  return command(`the team books slot ${slot} for ${VISITORS[visitor]}`, async (model, { ask }) => {
    const { date, time } = slotOf(slot);
    const person = { user_name: 'Lea Lead', user_email: VISITORS[visitor] };
    const { status, json } = await ask('', { date, time, ...person, mail: true });
    expect(status).toBe(refusalOfTeam(model, slot) ?? 201);
    if (status !== 201) return;
    const token = new URL(json.booking.manage_url).hash.slice(1);
    // Meetings booked by the team do not count toward the visitor's limit
    model.meetings.push({ ...NEW, slot, visitor: -1, moves: [], token, id: json.booking.id });
    model.booked.push(model.now);
    model.mails += 2;
  });
}

function moveForTeam(index: number, slot: number): Command {
  return ofOne(
    `the team to slot ${slot} moves meeting`,
    'meetings',
    index,
    async (meeting, model, { ask }) => {
      const { date, time } = slotOf(slot);
      const { status } = await ask(`/${meeting.id}/move`, { date, time });
      const isOver = !meeting.isLive || meeting.pending || slotOf(meeting.slot).startsAt <= model.now;
      const isSame = meeting.slot === slot;
      expect(status).toBe(isOver ? 409 : isSame ? 200 : (refusalOfTeam(model, slot) ?? 200));
      if (status !== 200 || isSame) return;
      meeting.slot = slot;
      // The visitor gets a mail about each
      model.mails += 1;
      meeting.waiting += meeting.held;
      meeting.held = 1;
    },
  );
}

const slot = fc.nat({ max: SLOTS.length - 1 });
const one = fc.nat({ max: 20 });

/** Returns up to `most` commands in any order; shrinks to the shortest list that shows a disagreement. */
export function commandsOf(most: number) {
  return fc.commands(
    [
      fc.tuple(slot, fc.nat({ max: VISITORS.length - 1 })).map((args) => book(...args)),
      one.map(askAgain),
      one.map(forgetKey),
      fc.tuple(one, slot).map((args) => move(...args)),
      one.map(cancel),
      one.map(confirm),
      fc.tuple(fc.constantFrom(...DAYS), fc.boolean()).map((args) => offerDay(...args)),
      fc.tuple(slot, fc.nat({ max: VISITORS.length - 1 })).map((args) => bookForTeam(...args)),
      fc.tuple(one, slot).map((args) => moveForTeam(...args)),
      fc.nat({ max: RULES.length - 1 }).map(rule),
      fc.option(slot).map(block),
      fc.constantFrom(15, 30, 60, 240, 900).map(pass),
    ],
    { maxCommands: most, size: 'max' },
  );
}

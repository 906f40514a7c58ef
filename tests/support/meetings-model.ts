/**
 * A model of meetings, slots, and the administrator's rules and busy times, to compare with the real routes. Its
 * commands are in meetings-commands.ts.
 */
import type fc from 'fast-check';
import { expect } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { adminHeaders, startAdminApi } from './admin-api-under-test.ts';
import { type ApiAnswer, documentsOf, startApi } from './api-under-test.ts';
import { offer } from './payloads.ts';

export const DAYS = ['2026-12-08', '2026-12-09', '2026-12-10'];
export const TIMES = ['9:00 AM', '10:00 AM', '1:00 PM'];
const HOURS = [9, 10, 13];
export const ADMIN = DEMO_ADMINS[0].uid;
export const SLOTS = DAYS.flatMap((date) =>
  TIMES.map((time, index) => {
    const hour = String(HOURS[index]).padStart(2, '0');
    return { date, time, startsAt: Date.parse(`${date}T${hour}:00:00-05:00`) };
  }),
);
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const MEETING_MS = 45 * 60_000;
/** Bookings an hour beyond which a mailed link must be opened. */
export const USUAL_AN_HOUR = 2;
export const PENDING_MS = 30 * MINUTE_MS;
/** Three days before the first slot; some runs end before it, some after the last one. */
const BEGINNING = new Date('2026-12-05T14:00:00Z');

export type Api = Awaited<ReturnType<typeof startApis>>;

/** The model's rules: minutes around meetings, meetings per day, hours of notice. */
export const RULES = [
  { buffer: 0, meetings_a_day: null, notice_hours: 4 },
  { buffer: 10, meetings_a_day: null, notice_hours: 1 },
  { buffer: 0, meetings_a_day: 1, notice_hours: 4 },
  { buffer: 90, meetings_a_day: 2, notice_hours: 24 },
];
type Rules = (typeof RULES)[number];

/** A booking request as sent, and its response; null once that is forgotten. */
export interface Asked {
  readonly slot: number;
  readonly visitor: number;
  readonly key: string;
  readonly body: object;
  answer: string | null;
}

/** A booked or pending meeting, and its current slot. */
export interface Meeting {
  slot: number;
  isLive: boolean;
  /** While it awaits confirmation: when it is released. */
  pending: { readonly until: number } | null;
  /** True once it was released, so that its link opens nothing. */
  isReleased: boolean;
  /** Times at which it was moved. */
  readonly moves: number[];
  /** Number of mails about moves that the visitor's next move replaces. */
  waiting: number;
  /** 1 for a mail about the team's move, which stays until another change. */
  held: number;
  readonly visitor: number;
  readonly token: string;
  readonly id: string;
}

/** The expected state: requests, meetings, offered days, number of mails, and time. */
export interface Model {
  readonly asked: Asked[];
  readonly meetings: Meeting[];
  readonly offered: Set<string>;
  rules: Rules;
  /** The slot whose hour the calendar blocks; null for none. */
  busy: number | null;
  /** Times at which meetings were booked, pending or not. */
  readonly booked: number[];
  /** The visitor and time of each link to confirm. */
  readonly links: { readonly visitor: number; readonly at: number }[];
  mails: number;
  now: number;
}

/** Starts both APIs on one database and one clock. */
async function startApis() {
  const settings = { copySeconds: 0, confirmAbovePerHour: USUAL_AN_HOUR };
  const visitors = await startApi({ now: BEGINNING, settings });
  const admin = await startAdminApi({ db: visitors.db });
  const headers = await adminHeaders();
  function setTime(now: Date) {
    visitors.time.now = now;
    admin.time.now = now;
  }
  setTime(BEGINNING);
  const ask = (path: string, body: object) =>
    admin.post(`/api/admin/bookings${path}`, body, undefined, headers);
  return { ...visitors, setTime, ask };
}

/** Returns a model and the API in each run's initial state. */
export async function createInitialState(): Promise<{ model: Model; real: Api }> {
  const real = await startApis();
  for (const date of DAYS) await offer(real.db, date, TIMES, ADMIN);
  const [rules] = RULES as [Rules];
  const lists = { asked: [], meetings: [], booked: [], links: [] };
  const model = { ...lists, offered: new Set(DAYS), rules, busy: null, mails: 0 };
  return { model: { ...model, now: BEGINNING.getTime() }, real };
}

/**
 * Expects claims exactly for the live meetings, and one mail per event to either side, with consecutive moves merged.
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
  const expected = freeSlots(model).map(named);
  expect(free.sort()).toEqual(expected.sort());
}

export function freeSlots(model: Model) {
  return SLOTS.filter((_, slot) => refusal(model, slot) === null);
}

/** True if one more booking may wait for its link: a quarter of the free hours at most. */
export function mayHold(model: Model): boolean {
  const held = model.meetings.filter(({ isLive, pending }) => isLive && pending).length;
  return held + 1 <= Math.ceil(freeSlots(model).length / 4);
}

export function slotOf(index: number) {
  const { date, time, startsAt } = SLOTS[index] ?? { date: '', time: '', startsAt: 0 };
  return { date, time, startsAt, availability_id: `${ADMIN}_${date}` };
}

/**
 * Returns a slot's refusal to a visitor by the rules, taken or not; null if it can be booked.
 * @param own the visitor's meeting that is being moved
 */
export function closed(model: Model, slot: number, own?: Meeting): number | null {
  const { offered, now, rules, meetings, busy } = model;
  const { date, startsAt } = slotOf(slot);
  if (!offered.has(date)) return 404;
  if (startsAt <= now || startsAt < now + rules.notice_hours * HOUR_MS) return 422;
  const others = meetings.filter((meeting) => meeting.isLive && meeting !== own);
  const isFull =
    others.filter((meeting) => slotOf(meeting.slot).date === date).length >= (rules.meetings_a_day ?? 99);
  const gap = MEETING_MS + rules.buffer * MINUTE_MS;
  const isTight =
    rules.buffer > 0 &&
    others.some(
      (meeting) => Math.abs(slotOf(meeting.slot).startsAt - startsAt) < gap + rules.buffer * MINUTE_MS,
    );
  // Busy times are as long as a meeting, and buffers reach at most the adjacent hour
  const isBusy = busy !== null && Math.abs(slotOf(busy).startsAt - startsAt) < gap;
  return isFull || isTight || isBusy ? 409 : null;
}

/** Returns a slot's response to a visitor; null if it is available. */
export function refusal(model: Model, slot: number, own?: Meeting): number | null {
  return closed(model, slot, own) ?? (isTaken(model, slot) ? 409 : null);
}

export function isTaken({ meetings }: Model, slot: number): boolean {
  return meetings.some((meeting) => meeting.isLive && meeting.slot === slot);
}

export type Command = fc.AsyncCommand<Model, Api>;

export function command(name: string, run: Command['run'], check: Command['check'] = () => true): Command {
  return { check, run, toString: () => name };
}

/** Returns a command about one of the existing items. */
export function ofOne<List extends 'asked' | 'meetings'>(
  name: string,
  list: List,
  index: number,
  act: (thing: Model[List][number], model: Model, api: Api) => Promise<void>,
): Command {
  const chosen = ({ [list]: things }: Readonly<Model>) => things[index % things.length];
  const run: Command['run'] = async (model, api) => {
    const thing = chosen(model);
    if (thing) await act(thing, model, api);
  };
  return command(`${name} ${index}`, run, (model) => chosen(model) !== undefined);
}

/** Returns a meeting link's status by time: 404 after its end, 409 to changes once it has begun. */
export function stateAt(now: number, meeting: Meeting): number | null {
  const { startsAt } = slotOf(meeting.slot);
  if (meeting.isReleased) return 404;
  if (startsAt + MEETING_MS <= now) return 404;
  return startsAt <= now ? 409 : null;
}

export function change(
  api: Api,
  { token }: Meeting,
  what: 'move' | 'cancel' | 'confirm',
  body: object,
): Promise<ApiAnswer> {
  return api.post(`/api/meeting/${what}`, body, undefined, { 'x-meeting-token': token });
}

import { Timestamp } from 'firebase-admin/firestore';
import { CALENDAR_SECRETS, type CalendarSecret } from '../../../src/domain/records/calendar-secrets.ts';
import { CALENDARS, type Calendar, MAX_CALENDARS } from '../../../src/domain/records/calendars.ts';
import {
  type ConnectCalendar,
  type ConnectedCalendars,
  connectCalendarSchema,
  type FoundCalendar,
} from '../../../src/domain/schemas/calendar.ts';
import type { Limits } from '../http/guarded-fetch.ts';
import { seal, unseal } from '../platform/secret.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { type CaldavAccess, discoverCalendars } from './discover-calendars.ts';
import { ownerAddresses, PATIENT, type ReadFields, readAccess } from './read-access.ts';
import { type CalendarContext, calendarRefs, workingAt } from './read-calendar.ts';

/** Limits of each request of a discovery, and of each calendar's preview. */
const DISCOVERY = { ms: 8_000, bytes: 5 * 1024 * 1024 };

/** A calendar to connect. */
interface Wanted {
  readonly access: ConnectCalendar;
  readonly name: string;
  readonly color: string;
}

/**
 * Reads calendars and stores those that can be read. An address of a CalDAV server that is no calendar leads to all of
 * the account's: one is connected; of several, those in `calendars`, or else none, and the answer lists them.
 * @throws CalendarUnreadable if there is none, or the only one cannot be read; nothing is changed then
 */
export async function connectCalendars(
  context: CalendarContext,
  admin_id: string,
  asked: ConnectCalendar,
): Promise<ConnectedCalendars> {
  const { now, network } = context;
  const line = { now, network, limits: DISCOVERY };
  const found = asked.kind === 'caldav' ? await discoverCalendars(asked, line) : [];
  const wanted = wantedOf(asked, found);
  const read = async ({ access }: Wanted, limits: Limits, countsUnanswered = false) => {
    const owner = await ownerAddresses(context.db, admin_id, access);
    return readAccess(access, { etag: '', owner, countsUnanswered }, { now, network, limits });
  };
  if (wanted.length === 0 && asked.kind === 'caldav') {
    const previews = await Promise.all(
      found.map((each, index) =>
        index < MAX_CALENDARS ? preview(each, () => read(toWanted(asked, each), DISCOVERY)) : each,
      ),
    );
    return { connected: [], calendars: previews };
  }
  const connectedBefore = await connectedAmong(context, admin_id, wanted);
  const outcomes = await Promise.all(
    wanted.map(async (calendar) => {
      const before = connectedBefore.get(addressOf(calendar.access));
      try {
        const fields = await read(calendar, PATIENT, before?.counts_unanswered);
        return { calendar, before, fields };
      } catch (error) {
        if (!(error instanceof CalendarUnreadable) || wanted.length === 1) throw error;
        return { calendar, failure: error.message };
      }
    }),
  );
  const connected = [];
  for (const { calendar, before, fields } of outcomes) {
    if (!fields) continue;
    const id = await store(context, { before, admin_id, calendar, fields });
    connected.push({ id, name: calendar.name, ahead: fields.ahead?.count ?? 0 });
  }
  const failed = outcomes.flatMap(({ calendar: { access, name, color }, failure }) =>
    failure ? [{ url: access.url, name, color, failure }] : [],
  );
  return { connected, calendars: failed };
}

function wantedOf(asked: ConnectCalendar, found: readonly FoundCalendar[]): Wanted[] {
  if (asked.kind === 'ical') return [{ access: asked, name: '', color: '' }];
  const { calendars: chosen, ...access } = asked;
  const wanted = chosen ? found.filter(({ url }) => chosen.includes(url)) : found.length === 1 ? found : [];
  if (chosen && wanted.length === 0) throw new CalendarUnreadable('no-calendar');
  return wanted.map((calendar) => toWanted(access, calendar));
}

function toWanted({ kind, user, password }: CaldavAccess, { url, name, color }: FoundCalendar): Wanted {
  return { access: { kind, url, user, password }, name, color };
}

/** Adds the number of events ahead, or the reason why the calendar cannot be read. */
async function preview(found: FoundCalendar, read: () => Promise<ReadFields | null>): Promise<FoundCalendar> {
  try {
    return { ...found, ahead: (await read())?.ahead?.count };
  } catch (error) {
    if (!(error instanceof CalendarUnreadable)) throw error;
    return { ...found, failure: error.message };
  }
}

/** A connected calendar with the same address, which is replaced. */
type Before = Pick<Calendar, 'counts_unanswered'> & { readonly id: string };

/**
 * Returns the wanted calendars that are connected, by address.
 * @throws CalendarUnreadable `too-many-calendars`
 */
async function connectedAmong(
  { db, calendarKey }: CalendarContext,
  admin_id: string,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, Before>> {
  const own = (name: string) => db.collection(name).where('admin_id', '==', admin_id).get();
  const [calendars, secrets] = await Promise.all([own(CALENDARS.name), own(CALENDAR_SECRETS.name)]);
  const settings = new Map(calendars.docs.map((stored) => [stored.id, CALENDARS.read(stored.data())]));
  const connected = new Map(
    secrets.docs.flatMap((stored) => {
      const { id } = stored;
      const { sealed } = CALENDAR_SECRETS.read(stored.data());
      const { data } = connectCalendarSchema.safeParse(unseal(sealed, admin_id, calendarKey()));
      const { counts_unanswered } = settings.get(id) ?? {};
      return data ? [[addressOf(data), { id, counts_unanswered }] as const] : [];
    }),
  );
  const added = wanted.filter(({ access }) => !connected.has(addressOf(access)));
  if (calendars.size + added.length > MAX_CALENDARS) throw new CalendarUnreadable('too-many-calendars');
  return connected;
}

/** Returns the same text for the same calendar, with any password. */
function addressOf(access: ConnectCalendar): string {
  return access.kind === 'ical' ? access.url : `${access.url} ${access.user}`;
}

/** Stores a calendar that was read, as a new one if there is no id; returns its id. */
async function store(
  { db, now, calendarKey }: CalendarContext,
  of: {
    readonly before: Before | undefined;
    readonly admin_id: string;
    readonly calendar: Wanted;
    readonly fields: ReadFields & { readonly etag: string };
  },
): Promise<string> {
  const { before, admin_id, calendar } = of;
  const { access, name, color } = calendar;
  const { etag, ...fields } = of.fields;
  const at = Timestamp.fromDate(now);
  const { id } = before ?? db.collection(CALENDARS.name).doc();
  const [calendarRef, secretRef] = calendarRefs(db, id);
  const record: Calendar = {
    kind: access.kind,
    host: new URL(access.url).host,
    name,
    color,
    connected_at: at,
    ...workingAt(at),
    paused: false,
    counts_unanswered: before?.counts_unanswered === true,
    ...fields,
    admin_id,
  };
  const sealed = seal(access, admin_id, calendarKey());
  await db
    .batch()
    .set(calendarRef, record)
    .set(secretRef, { sealed, etag, whole_at: at, admin_id } satisfies CalendarSecret)
    .commit();
  return id;
}

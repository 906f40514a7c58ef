import { Timestamp } from 'firebase-admin/firestore';
import { CALENDAR_SECRETS, type CalendarSecret } from '../../../src/domain/records/calendar-secrets.ts';
import { CALENDARS, type Calendar, MAX_CALENDARS } from '../../../src/domain/records/calendars.ts';
import {
  type ConnectCalendar,
  type ConnectedCalendar,
  connectCalendarSchema,
} from '../../../src/domain/schemas/calendar.ts';
import { seal, unseal } from '../platform/secret.ts';
import { CalendarUnreadable } from './calendar-unreadable.ts';
import { ownerOf, PATIENT, readAccess } from './read-access.ts';
import { type CalendarContext, calendarRefs, workingAt } from './read-calendar.ts';

/**
 * Reads a calendar and stores it with its busy times. One with the same address is replaced.
 * @throws CalendarUnreadable if it cannot be read, or is one too many; nothing is changed then
 */
export async function connectCalendar(
  context: CalendarContext,
  admin_id: string,
  access: ConnectCalendar,
): Promise<Omit<ConnectedCalendar, 'success'>> {
  const { db, now, network, calendarKey } = context;
  const before = await connectedBefore(context, admin_id, access);
  const counts_unanswered = before?.get('counts_unanswered') === true;
  const of = {
    etag: '',
    owner: await ownerOf(context, admin_id),
    countsUnanswered: counts_unanswered,
  };
  const read = await readAccess(access, of, { now, network, limits: PATIENT });
  // Only a request with a version is answered without content
  if (!read) throw new CalendarUnreadable('not-a-calendar');
  const { etag, ...fields } = read;
  const at = Timestamp.fromDate(now);
  const { id } = before ?? db.collection(CALENDARS.name).doc();
  const [calendarRef, secretRef] = calendarRefs(db, id);
  const record: Calendar = {
    host: new URL(access.url).host,
    connected_at: at,
    ...workingAt(at),
    paused: false,
    counts_unanswered,
    ...fields,
    admin_id,
  };
  const sealed = seal(access, admin_id, calendarKey());
  await db
    .batch()
    .set(calendarRef, record)
    .set(secretRef, { sealed, etag, whole_at: at, admin_id } satisfies CalendarSecret)
    .commit();
  return { id, ahead: fields.ahead?.count ?? 0 };
}

/**
 * Returns the stored calendar with this address, if there is one.
 * @throws CalendarUnreadable `too-many-calendars` if it would be another one
 */
async function connectedBefore(
  { db, calendarKey }: CalendarContext,
  admin_id: string,
  { url }: ConnectCalendar,
) {
  const own = (name: string) => db.collection(name).where('admin_id', '==', admin_id).get();
  const [calendars, secrets] = await Promise.all([own(CALENDARS.name), own(CALENDAR_SECRETS.name)]);
  const same = secrets.docs.find((stored) => {
    const { sealed } = CALENDAR_SECRETS.read(stored.data());
    return connectCalendarSchema.safeParse(unseal(sealed, admin_id, calendarKey())).data?.url === url;
  });
  const before = calendars.docs.find(({ id }) => id === same?.id);
  if (!before && calendars.size >= MAX_CALENDARS) throw new CalendarUnreadable('too-many-calendars');
  return before;
}

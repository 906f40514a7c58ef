/** An administrator's rules, busy times and meetings, which decide if visitors can book an open hour. */
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { DEFAULT_RULES } from '../../../../src/config/meetings.ts';
import {
  dependsOnMeetings,
  type Interval,
  intervalsOf,
  obstaclesTo,
} from '../../../../src/domain/booking/meeting-rules.ts';
import { isOverdue } from '../../../../src/domain/booking/pending-booking.ts';
import { BOOKINGS, type Booking } from '../../../../src/domain/records/bookings.ts';
import { busyIn, CALENDARS } from '../../../../src/domain/records/calendars.ts';
import { MEETING_RULES, type MeetingRules } from '../../../../src/domain/records/meeting-rules.ts';
import { Problem } from '../../http/problem.ts';
import { recordIn } from '../../platform/firebase.ts';
import type { ServiceContext, Settings } from '../../platform/params.ts';

/** Length of the day on which clocks fall back; longer than a meeting with its buffers. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/** The deployment's defaults for an administrator without rules. */
export type RuleDefaults = Pick<Settings, 'meetingNoticeHours' | 'meetingHorizonDays'>;

export function rulesRef(db: Firestore, admin_id: string): DocumentReference {
  return db.doc(MEETING_RULES.path(admin_id));
}

/** Returns the query for an administrator's calendars. */
export function calendarsOf(db: Firestore, admin_id: string): Query {
  return db.collection(CALENDARS.name).where('admin_id', '==', admin_id);
}

/** Reads calendars again if their stored copies are old. If that fails or takes too long, the stored copy is used. */
export type RefreshCalendars = (stored: readonly DocumentSnapshot[], now: Date) => Promise<void>;

/** Returns the query for an hour's calendars. An availability's id is the administrator's id and the date. */
export function calendarsFor(
  db: Firestore,
  { availability_id }: { readonly availability_id: string },
): Query {
  return calendarsOf(db, availability_id.replace(/_\d{4}-\d\d-\d\d$/, ''));
}

export function rulesIn(stored: DocumentSnapshot | undefined, defaults: RuleDefaults): MeetingRules {
  const { meetingNoticeHours: notice_hours, meetingHorizonDays: horizon_days } = defaults;
  return recordIn(MEETING_RULES, stored) ?? { ...DEFAULT_RULES, notice_hours, horizon_days };
}

/** An hour that a visitor wants, and the records about it. */
export interface WantedHour {
  readonly startsAt: Date;
  readonly time: string;
  readonly admin_id: string;
  readonly availability: DocumentSnapshot | undefined;
  /** The documents of `rulesRef` and `calendarsOf`. */
  readonly rules: DocumentSnapshot | undefined;
  readonly calendars: readonly DocumentSnapshot[];
  /** Id of the meeting to move, which does not block its own new time. */
  readonly except?: string;
}

/**
 * Refuses an hour that visitors cannot book. Locks the administrator's meetings around it if the rules depend on them.
 * @throws Problem `slot-too-soon` or `slot-too-far`; the one that `taken` returns if the administrator is not free
 */
export async function requireFree(
  transaction: Transaction,
  { db, settings, now }: ServiceContext<keyof RuleDefaults>,
  hour: WantedHour,
  taken: () => Promise<Problem>,
): Promise<void> {
  const rules = rulesIn(hour.rules, settings);
  const meetings = dependsOnMeetings(rules) ? await meetingsAround(transaction, db, hour, now) : [];
  const [obstacle] = obstaclesTo(hour.startsAt, rules, { now, meetings, busy: busyFor(hour) });
  if (!obstacle) return;
  const isByRule = obstacle === 'too-soon' || obstacle === 'too-far';
  throw isByRule ? new Problem(`slot-${obstacle}`) : await taken();
}

/** Returns the busy times that block an hour; none if it was opened despite them. */
function busyFor({ time, availability, calendars }: WantedHour): Interval[] {
  const open: unknown = availability?.get('despite_busy');
  if (Array.isArray(open) && open.includes(time)) return [];
  return intervalsOf(busyIn(calendars.map((calendar) => CALENDARS.read(calendar.data() ?? {}))));
}

/** Returns the starts of the administrator's other meetings around an hour. */
async function meetingsAround(
  transaction: Transaction,
  db: Firestore,
  { startsAt, admin_id, except }: WantedHour,
  now: Date,
): Promise<Date[]> {
  const { docs } = await transaction.get(
    db
      .collection(BOOKINGS.name)
      .where('admin_id', '==', admin_id)
      .where('starts_at', '>', Timestamp.fromMillis(startsAt.getTime() - LONGEST_DAY_MS))
      .where('starts_at', '<', Timestamp.fromMillis(startsAt.getTime() + LONGEST_DAY_MS)),
  );
  return docs.flatMap((found) => {
    const booking: Booking = BOOKINGS.read(found.data());
    const isGone = booking.status === 'cancelled' || isOverdue(booking, now);
    return isGone || found.id === except ? [] : [booking.starts_at.toDate()];
  });
}

/** An administrator's rules, busy times and meetings: what decides if visitors can book an open hour. */
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { DEFAULT_RULES } from '../../../src/config/meetings.ts';
import {
  dependsOnMeetings,
  type Interval,
  intervalsOf,
  type Obstacle,
  obstaclesTo,
} from '../../../src/domain/booking/meeting-rules.ts';
import { isOverdue } from '../../../src/domain/booking/pending-booking.ts';
import { isDocumentId } from '../../../src/domain/document-id.ts';
import { BOOKINGS, type Booking } from '../../../src/domain/records/bookings.ts';
import { CALENDARS } from '../../../src/domain/records/calendars.ts';
import { MEETING_RULES, type MeetingRules } from '../../../src/domain/records/meeting-rules.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import type { ServiceContext, Settings } from '../platform/params.ts';

/** The day on which clocks fall back; longer than a meeting with its buffers. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/** Deployment's defaults for an administrator without rules. */
export type RuleDefaults = Pick<Settings, 'meetingNoticeHours' | 'meetingHorizonDays'>;

export function scheduleRefs(db: Firestore, admin_id: string): [DocumentReference, DocumentReference] {
  return [db.doc(MEETING_RULES.path(admin_id)), db.doc(CALENDARS.path(admin_id))];
}

/** Reads a calendar again if its stored copy is old; if that fails or takes long, the copy counts. */
export type RefreshCalendar = (stored: DocumentSnapshot | undefined, now: Date) => Promise<void>;

/**
 * The calendar of the administrator whose hour it is: an availability's id is the administrator's and the date. Of an id
 * made up so that Firestore would refuse the rest, such as '_2026-12-08', it is one that does not exist.
 */
export function calendarPath({ availability_id }: { readonly availability_id: string }): string {
  const admin_id = availability_id.replace(/_\d{4}-\d\d-\d\d$/, '');
  return CALENDARS.path(isDocumentId(admin_id) ? admin_id : availability_id);
}

export function rulesIn(stored: DocumentSnapshot | undefined, defaults: RuleDefaults): MeetingRules {
  if (stored?.exists) return MEETING_RULES.read(stored.data() ?? {});
  const { meetingNoticeHours: notice_hours, meetingHorizonDays: horizon_days } = defaults;
  return { ...DEFAULT_RULES, notice_hours, horizon_days };
}

/** An hour that a visitor wants, with what is stored about it. */
export interface WantedHour {
  readonly startsAt: Date;
  readonly time: string;
  readonly admin_id: string;
  readonly availability: DocumentSnapshot | undefined;
  /** The documents of `scheduleRefs`. */
  readonly rules: DocumentSnapshot | undefined;
  readonly calendar: DocumentSnapshot | undefined;
  /** Id of the meeting that moves, which does not stand in its own way. */
  readonly except?: string;
}

const CODES: Partial<Record<Obstacle, ProblemCode>> = {
  'too-soon': 'slot-too-soon',
  'too-far': 'slot-too-far',
};

/**
 * Refuses an hour that visitors cannot book. Locks the administrator's meetings around it if the rules depend on them.
 * @throws Problem `slot-too-soon` or `slot-too-far`; of `taken` if the administrator has no time then
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
  const code = CODES[obstacle];
  throw code ? new Problem(code) : await taken();
}

/** Busy times in the way of an hour; none if it is open despite them. */
function busyFor({ time, availability, calendar }: WantedHour): Interval[] {
  const open: unknown = availability?.get('despite_busy');
  if (Array.isArray(open) && open.includes(time)) return [];
  return calendar?.exists ? intervalsOf(CALENDARS.read(calendar.data() ?? {}).busy) : [];
}

/** Starts of the administrator's other meetings around an hour. */
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

import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../../../src/domain/records/admins.ts';
import type { Booking } from '../../../../src/domain/records/bookings.ts';
import { HOSTS } from '../../../../src/domain/records/hosts.ts';
import { MEETING_SETTINGS_ID, TEAM_SETTINGS } from '../../../../src/domain/records/team-settings.ts';
import { hostSchema, type MeetingHost } from '../../../../src/domain/schemas/booking-answer.ts';
import {
  type MeetingPlace,
  placeChoiceSchema,
  placeOf,
  UNSET_PLACE,
} from '../../../../src/domain/schemas/meeting-place.ts';

/** A meeting's place and host. */
export interface PlaceAndHost {
  readonly place: MeetingPlace;
  /** Null if the administrator has set no name. */
  readonly host: MeetingHost;
  /** Address of the administrator's account, only for mails to the team; null if unknown. */
  readonly hostEmail: string | null;
}

/** References to the documents that `placeIn`, `hostIn` and `hostEmailIn` read. */
export function placeAndHostRefs(db: Firestore, admin_id: string) {
  const paths = [TEAM_SETTINGS.path(MEETING_SETTINGS_ID), HOSTS.path(admin_id), ADMINS.path(admin_id)];
  return paths.map((path) => db.doc(path));
}

/** Returns the place that the team's setting gives the meeting with this reference; undefined if none is set. */
export function placeIn(setting: DocumentSnapshot | undefined, reference: string): MeetingPlace | undefined {
  const { data } = placeChoiceSchema.safeParse(setting?.data());
  return data && placeOf(data, reference);
}

export function hostIn(host: DocumentSnapshot | undefined): MeetingHost {
  const { name = '', photo_url = null } = host?.exists ? HOSTS.read(host.data() ?? {}) : {};
  return hostSchema.safeParse(name ? { name, photo_url } : null).data ?? null;
}

export function hostEmailIn(admin: DocumentSnapshot | undefined): string | null {
  return ADMINS.read(admin?.data() ?? {}).email ?? null;
}

/** Reads place and host without a lock: they change rarely, and all bookings share them. */
export async function placeAndHostOf(
  db: Firestore,
  { admin_id, place, reference }: Pick<Booking, 'admin_id' | 'place' | 'reference'>,
): Promise<PlaceAndHost> {
  const [setting, host, admin] = await db.getAll(...placeAndHostRefs(db, admin_id));
  return {
    place: place ?? placeIn(setting, reference) ?? UNSET_PLACE,
    host: hostIn(host),
    hostEmail: hostEmailIn(admin),
  };
}

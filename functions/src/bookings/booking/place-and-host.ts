import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
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
import { recordIn } from '../../platform/firebase.ts';

/** A meeting's place and host. */
export interface PlaceAndHost {
  readonly place: MeetingPlace;
  /** Null if the administrator has set no name. */
  readonly host: MeetingHost;
  /** Address of the administrator's account, only for mails to the team; null if unknown. */
  readonly hostEmail: string | null;
}

/** Returns references to the documents that `holderIn` reads. */
export function holderRefs(db: Firestore, admin_id: string): DocumentReference[] {
  const paths = [TEAM_SETTINGS.path(MEETING_SETTINGS_ID), HOSTS.path(admin_id), ADMINS.path(admin_id)];
  return paths.map((path) => db.doc(path));
}

/** Returns who holds an administrator's meetings, and where the team's setting places them. */
export function holderIn([setting, host, admin]: readonly (DocumentSnapshot | undefined)[]) {
  const { data: choice } = placeChoiceSchema.safeParse(setting?.data());
  const { name = '', photo_url = null } = recordIn(HOSTS, host) ?? {};
  return {
    /** Returns the place of the meeting with this reference; undefined if the team has chosen none. */
    placeFor: (reference: string) => choice && placeOf(choice, reference),
    host: hostSchema.safeParse(name ? { name, photo_url } : null).data ?? null,
    hostEmail: recordIn(ADMINS, admin)?.email ?? null,
  };
}

/** Reads place and host without a lock: they change rarely, and all bookings share them. */
export async function placeAndHostOf(
  db: Firestore,
  { admin_id, place, reference }: Pick<Booking, 'admin_id' | 'place' | 'reference'>,
): Promise<PlaceAndHost> {
  const { placeFor, ...held } = holderIn(await db.getAll(...holderRefs(db, admin_id)));
  return { ...held, place: place ?? placeFor(reference) ?? UNSET_PLACE };
}

import { limit } from 'firebase/firestore';
import type { Booking } from '../../../../domain/records/bookings.ts';
import { TEAM_SETTINGS } from '../../../../domain/records/team-settings.ts';
import {
  type MeetingPlace,
  type PlaceChoice,
  placeOf,
  UNSET_PLACE,
} from '../../../../domain/schemas/meeting-place.ts';
import { queryOf } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';

/** There is one record, for all administrators. */
const SETTING = queryOf(TEAM_SETTINGS, limit(1));

/** The team's choice of where meetings take place, live. Without a record the team has not chosen yet. */
export function usePlaceSetting() {
  // A setting that cannot be loaded is only logged
  return useLiveList(SETTING, TEAM_SETTINGS, null, 'place-setting');
}

/** Returns where a meeting takes place: as booked, else as the team has chosen since. */
export function placeOfBooking(
  { place, reference }: Pick<Booking, 'place' | 'reference'>,
  setting: PlaceChoice | undefined,
): MeetingPlace {
  return place ?? (setting ? placeOf(setting, reference) : UNSET_PLACE);
}

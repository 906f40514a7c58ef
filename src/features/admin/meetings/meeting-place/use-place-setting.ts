import type { Booking } from '../../../../domain/records/bookings.ts';
import { TEAM_SETTINGS } from '../../../../domain/records/team-settings.ts';
import {
  type MeetingPlace,
  type PlaceChoice,
  placeOf,
  UNSET_PLACE,
} from '../../../../domain/schemas/meeting-place.ts';
import { useFirst } from '../../controls/live-lists/use-live-list.ts';

/** Returns the team's choice of a meeting place, live. No record means that the team has not chosen yet. */
export function usePlaceSetting() {
  return useFirst(TEAM_SETTINGS);
}

/** Returns the meeting's place: the booked one, else the team's current choice. */
export function placeOfBooking(
  { place, reference }: Pick<Booking, 'place' | 'reference'>,
  setting: PlaceChoice | undefined,
): MeetingPlace {
  return place ?? (setting ? placeOf(setting, reference) : UNSET_PLACE);
}

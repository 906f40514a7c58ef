import * as z from 'zod/mini';
import {
  type MeetingPlace,
  type PlaceChoice,
  type PlaceKind,
  placeChoiceSchema,
} from '../../../../domain/meeting-place.ts';

/** Fields of a place as typed. Only the field of the chosen kind is shown and saved. */
export interface PlaceForm {
  place_kind: PlaceKind;
  video_url: string;
  address: string;
}

/** Turns the form into a choice; what was typed for another kind must not stand in the way. */
export const placeFormSchema = z.pipe(
  z.transform(({ place_kind, video_url, address }: PlaceForm) => ({
    place_kind,
    video_url: place_kind === 'video' ? video_url.trim() || null : null,
    address: place_kind === 'address' ? address : '',
  })),
  placeChoiceSchema,
);

/** A video room to be entered, if the team has chosen nothing yet. */
export function formOfChoice(choice: PlaceChoice | null): PlaceForm {
  const { place_kind = 'video', video_url = '', address = '' } = choice ?? {};
  return { place_kind, video_url: video_url ?? '', address };
}

export function formOfPlace({ kind, text, url = '' }: MeetingPlace): PlaceForm {
  return { place_kind: kind, video_url: url, address: kind === 'address' ? text : '' };
}

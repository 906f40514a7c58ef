/** The place of a meeting: a video room, the phone, or an address. */
import * as z from 'zod/mini';
import { httpsUrl, optionalLine, requiredLine } from './text.ts';

export const PLACE_KINDS = ['video', 'phone', 'address'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Placeholder for the booking's reference in a video room's address, so that each meeting has a separate room. */
const REFERENCE = '{reference}';

/** Maximum characters of a postal address. */
export const MAX_ADDRESS = 200;

/** Fields with which the team chooses a place, for all meetings or a single one. */
export const placeFields = {
  place_kind: z.enum(PLACE_KINDS),
  /** A fixed video room, or a template with `{reference}`. */
  video_url: z.nullable(httpsUrl()),
  /** For visitors who come to the team, or the reverse. */
  address: optionalLine(MAX_ADDRESS),
};

/** The team's choice. A video call needs a room, and a meeting in person an address. */
export const placeChoiceSchema = z.object(placeFields).check(
  z.refine((choice) => choice.place_kind !== 'video' || choice.video_url !== null, {
    path: ['video_url'],
    error: 'Enter the address of the video room',
  }),
  z.refine((choice) => choice.place_kind !== 'address' || choice.address !== '', {
    path: ['address'],
    error: 'Enter the address',
  }),
);
export type PlaceChoice = z.infer<typeof placeChoiceSchema>;

/** The place of one meeting, as stored with its booking and as visitors see it. */
export const meetingPlaceSchema = z.object({
  kind: z.enum(PLACE_KINDS),
  /** Text for people: 'Video call', 'Phone call: we call you', or the address. */
  text: requiredLine(MAX_ADDRESS, 'A place has a text'),
  /** Address of the video room. */
  url: z.optional(httpsUrl()),
});
export type MeetingPlace = z.infer<typeof meetingPlaceSchema>;

/** The place of meetings before the team chooses one. */
export const UNSET_PLACE: MeetingPlace = { kind: 'video', text: 'Video call' };

/** Returns the place of the meeting with this reference. */
export function placeOf({ place_kind, video_url, address }: PlaceChoice, reference: string): MeetingPlace {
  if (place_kind === 'phone') return { kind: 'phone', text: 'Phone call: we call you' };
  if (place_kind === 'address' && address !== '') return { kind: 'address', text: address };
  if (!video_url) return UNSET_PLACE;
  return { ...UNSET_PLACE, url: video_url.replaceAll(REFERENCE, encodeURIComponent(reference)) };
}

/** True from 15 minutes before a meeting's start, when the link to join becomes prominent, until its end. */
export function isTimeToJoin(startsAt: Date, endsAt: Date, now: Date): boolean {
  return now.getTime() >= startsAt.getTime() - 15 * 60_000 && now < endsAt;
}

/** Returns the place as one line of plain text, for calendars and plain mails. */
export function placeText({ text, url }: MeetingPlace): string {
  return url ? `${text}: ${url}` : text;
}

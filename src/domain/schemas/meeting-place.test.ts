import { expect, test } from 'vitest';
import {
  isTimeToJoin,
  type MeetingPlace,
  type PlaceChoice,
  placeChoiceSchema,
  placeOf,
} from './meeting-place.ts';

const ROOM: PlaceChoice = {
  place_kind: 'video',
  video_url: 'https://meet.jit.si/booth-{reference}',
  address: '',
};
const VIDEO = { kind: 'video', text: 'Video call' } as const;

test.each<[string, Partial<PlaceChoice>, MeetingPlace]>([
  ['a template', {}, { kind: 'video', text: 'Video call', url: 'https://meet.jit.si/booth-BK-7F3K9Q' }],
  ['a fixed room', { video_url: 'https://zoom.us/j/1' }, { ...VIDEO, url: 'https://zoom.us/j/1' }],
  ['no room', { video_url: null }, VIDEO],
  ['a phone call', { place_kind: 'phone' }, { kind: 'phone', text: 'Phone call: we call you' }],
  ['an address', { place_kind: 'address', address: 'Reno, NV' }, { kind: 'address', text: 'Reno, NV' }],
])('%s gives the place of a meeting', (_what, choice, place) => {
  expect(placeOf({ ...ROOM, ...choice }, 'BK-7F3K9Q')).toEqual(place);
});

test('it is time to join from 15 minutes before the start until the end', () => {
  const [start, end] = [new Date('2027-02-09T15:00:00Z'), new Date('2027-02-09T15:45:00Z')];
  const isTimeAt = (time: string) => isTimeToJoin(start, end, new Date(`2027-02-09T${time}Z`));
  expect(['14:44:59', '14:45:00', '15:44:59', '15:45:00'].map(isTimeAt)).toEqual([false, true, true, false]);
});

test.each([
  'http://meet.jit.si/room',
  'javascript:alert(1)',
  'https://user:secret@meet.jit.si/room',
  'https://meet.jit.si/a b',
  'https://meet.jit.si/"onload="',
  'https://localhost',
  '//meet.jit.si/room',
  '',
])('%j is no video room', (video_url) => {
  expect(placeChoiceSchema.safeParse({ ...ROOM, video_url }).success).toBe(false);
});

test('a video call needs its room, a meeting in person its address', () => {
  const fieldsOf = (choice: object) =>
    placeChoiceSchema.safeParse({ ...ROOM, ...choice }).error?.issues.map(({ path }) => path.join('.'));
  expect(fieldsOf({ video_url: null })).toEqual(['video_url']);
  expect(fieldsOf({ place_kind: 'address' })).toEqual(['address']);
  expect(fieldsOf({ place_kind: 'phone', video_url: null })).toBeUndefined();
});

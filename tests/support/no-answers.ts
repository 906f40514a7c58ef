import { cutOff, type FakeReply, offline, refusal, silence, unusable } from './fake-fetch.ts';
import { UNUSABLE_ANSWERS } from './unusable-answers.ts';

/** All outcomes that do not tell if a request was carried out; a retry must send the same intent. */
export const NO_ANSWERS: readonly (readonly [name: string, reply: FakeReply])[] = [
  ...UNUSABLE_ANSWERS.map((answer) => [answer.name, unusable(answer)] as const),
  ['no connection', offline],
  ['a connection that breaks in the middle', cutOff],
  ['silence until the deadline', silence],
  ['our own 500', refusal(500, 'internal')],
  ['our own 503', refusal(503, 'unavailable')],
  ['another try of it at work', refusal(409, 'still-at-work')],
];

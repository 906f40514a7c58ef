/** Client for the page behind a meeting's link. */

import {
  type ManagedMeeting,
  type MeetingBooth,
  type MoveMeeting,
  meetingAnswerSchema,
  meetingBoothSchema,
} from '../domain/schemas/meeting.ts';
import { meetingHeaders, replyText, request } from './api-client.ts';
import { linkPosts } from './submission/link-posts.ts';
import { type Outcome, outcomeOf } from './submission/outcome.ts';

/** Result of changing a meeting. */
export type MeetingOutcome = Outcome<{ success: true; meeting: ManagedMeeting }>;

/** Fetches the token's meeting: 'none' if there is none, null if the request failed, which is logged. */
export async function fetchMeeting(token: string): Promise<ManagedMeeting | 'none' | null> {
  const reply = await request('/api/meeting', { cache: 'no-store', headers: meetingHeaders(token) });
  const outcome = outcomeOf(reply, meetingAnswerSchema);
  if (outcome.kind === 'done') return outcome.answer.meeting;
  if (outcome.kind === 'refused' && outcome.code === 'meeting-not-found') return 'none';
  console.error(`Error loading the meeting: ${replyText(reply)}`);
  return null;
}

/** Fetches the picture of the token's booth; null if there is none, or if the request failed, which is logged. */
export async function fetchMeetingBooth(token: string): Promise<MeetingBooth> {
  const reply = await request('/api/meeting/booth', { cache: 'no-store', headers: meetingHeaders(token) });
  const outcome = outcomeOf(reply, meetingBoothSchema);
  if (outcome.kind === 'done') return outcome.answer.booth;
  console.warn(`Error loading the picture of the booth: ${replyText(reply)}`);
  return null;
}

/** Returns functions that change the token's meeting. An unanswered change is sent as the same intent next time. */
export function meetingChanges(token: string) {
  const send = linkPosts({ answerSchema: meetingAnswerSchema, headers: meetingHeaders(token) });
  return {
    move: (wanted: MoveMeeting) => send('/api/meeting/move', wanted),
    confirm: () => send('/api/meeting/confirm', {}),
    cancel: (reason: string) => send('/api/meeting/cancel', { reason }),
  };
}

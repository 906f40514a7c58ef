import { useState } from 'react';
import {
  dropHeldLogo,
  fittingImage,
  type HeldLogo,
  heldLogoOf,
  keepHeld,
} from '../../../booth/logo/logo-along.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { meetingHeaders, replyText } from '../../../lib/api-client.ts';
import { ALONG_KEY } from '../../../lib/draft-keys.ts';
import { failureMessage } from '../../../lib/submission/failure-message.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';
import { tabStore } from '../../../lib/text-store.ts';
import { PAUSES_MS } from './book-meeting.ts';
import { Sending } from './Sending.tsx';

/**
 * Sends the held logo to the meeting of `manageUrl`, and drops the logo once it is accepted. Retries reuse
 * the idempotency key, even after a reload. Logs failures.
 * @returns null, or the text to show about the failure
 */
async function sendLogo(held: HeldLogo, manageUrl: string): Promise<string | null> {
  const otherwise = 'You can try again.';
  try {
    const { tint, wall, ink } = held;
    const body = { image: await fittingImage(held.address), tint, wall, ink };
    const outcome = await submitIntent({
      path: '/api/meeting/logo',
      body,
      answerSchema: acceptedAnswerSchema,
      headers: meetingHeaders(new URL(manageUrl).hash.slice(1)),
      lastIntent: held.key ? { key: held.key, body: JSON.stringify(body) } : null,
      keepIntent: ({ key }) => keepHeld({ ...held, key }),
      dropIntent: () => keepHeld({ ...held, key: null }),
      pauses: PAUSES_MS,
    });
    if (outcome.kind === 'done') {
      dropHeldLogo();
      return null;
    }
    console.error(new Error(`Failed to send the logo: ${replyText(outcome)}`));
    return failureMessage(outcome, otherwise);
  } catch (error) {
    console.error(error);
    return otherwise;
  }
}

/** Sends the ticked logo once the meeting is booked. */
export function LogoSending({ booking }: { booking: Pick<ConfirmedBooking, 'id' | 'manage_url'> }) {
  const [hasLogo] = useState(() => tabStore.read(ALONG_KEY) !== null);
  function send() {
    const held = heldLogoOf(booking.id);
    return held && sendLogo(held, booking.manage_url);
  }
  return hasLogo && <Sending what="your logo" What="Your logo" send={send} />;
}

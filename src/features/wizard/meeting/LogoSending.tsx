import { useState } from 'react';
import {
  dropHeldLogo,
  fittingImage,
  type HeldLogo,
  heldLogoOf,
  keepHeld,
} from '../../../booth/logo/logo-along.ts';
import { drawOwnBooth } from '../../../booth/still/draw-own-booth.ts';
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
 * Sends the held logo to its meeting, with a picture of the booth, and drops the logo once it is accepted. Retries reuse
 * the idempotency key, even after a reload. Logs failures.
 * @returns null, or the text to show about the failure
 */
async function sendLogo(
  logo: HeldLogo,
  { manage_url, quoted }: Pick<ConfirmedBooking, 'manage_url' | 'quoted'>,
): Promise<string | null> {
  const otherwise = 'You can try again.';
  try {
    // Drawn once: a repeated request must be the same
    const booth = logo.booth === undefined ? await drawOwnBooth(quoted, logo) : logo.booth;
    const held = { ...logo, booth };
    const { tint, wall, ink } = held;
    const body = { image: await fittingImage(held.address), tint, wall, ink, booth };
    const outcome = await submitIntent({
      path: '/api/meeting/logo',
      body,
      answerSchema: acceptedAnswerSchema,
      headers: meetingHeaders(new URL(manage_url).hash.slice(1)),
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
export function LogoSending({
  booking,
}: {
  booking: Pick<ConfirmedBooking, 'id' | 'manage_url' | 'quoted'>;
}) {
  const [hasLogo] = useState(() => tabStore.read(ALONG_KEY) !== null);
  function send() {
    const held = heldLogoOf(booking.id);
    return held && sendLogo(held, booking);
  }
  return hasLogo && <Sending what="your logo" What="Your logo" send={send} />;
}

import { fittingImage } from '../../../booth/logo/fitting-image.ts';
import { dropHeldLogo, type HeldLogo, keepHeld } from '../../../booth/logo/logo-along.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/accepted-answer.ts';
import { replyText } from '../../../lib/api-client.ts';
import { failureMessage } from '../../../lib/submission/failure-message.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';

/** Pauses before the second and the third try, in ms. */
const PAUSES_MS = [800, 2_500];

/**
 * Sends a held logo to the meeting that `manageUrl` opens, and lets go of it once it has arrived. A retry, after a reload
 * too, has the same key. A failure is logged.
 * @returns null, or what to say about the failure
 */
export async function sendLogo(held: HeldLogo, manageUrl: string): Promise<string | null> {
  const otherwise = 'You can try again.';
  try {
    const body = { image: await fittingImage(held.address), tint: held.tint };
    const outcome = await submitIntent({
      path: '/api/meeting/logo',
      body,
      answerSchema: acceptedAnswerSchema,
      headers: { 'X-Meeting-Token': new URL(manageUrl).hash.slice(1) },
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

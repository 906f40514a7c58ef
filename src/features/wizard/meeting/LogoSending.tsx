import { useEffect, useRef, useState } from 'react';
import {
  dropHeldLogo,
  fittingImage,
  type HeldLogo,
  heldLogoOf,
  keepHeld,
} from '../../../booth/logo-along.ts';
import { drawOwnBooth } from '../../../booth/still/draw-own-booth.ts';
import { Button } from '../../../components/Button.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { meetingHeaders, replyText } from '../../../lib/api-client.ts';
import { ALONG_KEY } from '../../../lib/draft-keys.ts';
import { failureMessage } from '../../../lib/submission/failure-message.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';
import { tabStore } from '../../../lib/text-store.ts';
import { PAUSES_MS } from './book-meeting.ts';

type State = 'idle' | 'sending' | 'sent' | { readonly failed: string };

/**
 * Sends the held logo to its meeting, with a picture of the booth, and drops the logo once it is accepted. Retries reuse
 * the idempotency key, even after a reload. Logs failures.
 * @returns null, or the text to show about the failure
 */
async function sendLogo(logo: HeldLogo, { manage_url, quoted }: ConfirmedBooking): Promise<string | null> {
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

/** Sends the ticked logo once, when the booked meeting is shown. A failure does not affect the booking. */
export function LogoSending({ booking }: { booking: ConfirmedBooking }) {
  const [hasLogo] = useState(() => tabStore.read(ALONG_KEY) !== null);
  const [state, setState] = useState<State>('idle');
  const hasBegun = useRef(false);
  const line = useRef<HTMLParagraphElement>(null);

  async function start() {
    const held = heldLogoOf(booking.id);
    if (!held) return;
    setState('sending');
    const problem = await sendLogo(held, booking);
    setState(problem === null ? 'sent' : { failed: problem });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the confirmation is shown
  useEffect(() => {
    if (!hasLogo || hasBegun.current) return;
    hasBegun.current = true;
    void start();
  }, []);

  if (!hasLogo) return null;
  const failed = typeof state === 'object' ? state.failed : null;
  return (
    <div
      className={
        state === 'idle'
          ? 'contents'
          : 'flex flex-wrap items-center justify-between gap-3 text-[0.9375rem] print:hidden'
      }
    >
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className={state === 'idle' ? 'sr-only' : 'flex min-w-0 flex-1 basis-64 gap-2 outline-none'}
      >
        {state === 'sending' && (
          <>
            <Spinner />
            Sending your logo...
          </>
        )}
        {state === 'sent' && 'We have your logo, along with your booking.'}
        {failed !== null && (
          <span>
            <span className="font-medium text-danger">Your logo could not be sent.</span> Your meeting is
            booked either way. {failed}
          </span>
        )}
      </p>
      {failed !== null && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            // The button disappears while sending
            line.current?.focus({ preventScroll: true });
            void start();
          }}
        >
          Send again
        </Button>
      )}
    </div>
  );
}

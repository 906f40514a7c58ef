import { useStore } from '@nanostores/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  dropHeldLogo,
  fittingImage,
  type HeldLogo,
  heldLogoOf,
  holdLogo,
  isLogoTicked,
  keepHeld,
  markTab,
  tickLogo,
} from '../../../booth/logo/logo-along.ts';
import { $ownLook, reviveOwnLook } from '../../../booth/logo/own-look.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { logoGround } from '../../../components/logo-ground.ts';
import { Spinner } from '../../../components/Spinner.tsx';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { replyText } from '../../../lib/api-client.ts';
import { failureMessage } from '../../../lib/submission/failure-message.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';

export interface BookingLogoProps {
  /** Booked meeting to send the logo to; without it the visitor is asked for consent. */
  booking?: Pick<ConfirmedBooking, 'id' | 'manage_url'>;
}

/** Asks about the logo next to the contact details, and sends it once the meeting is booked. */
export function BookingLogo({ booking }: BookingLogoProps) {
  return booking ? <LogoSending booking={booking} /> : <LogoConsent />;
}

/** Asks whether to send the logo with the booking. Optional; without the tick nothing leaves the browser. */
function LogoConsent() {
  const look = useStore($ownLook);
  const [isTicked, setTicked] = useState(isLogoTicked);
  const hintId = useId();
  const latest = useRef({ look, isTicked });
  latest.current = { look, isTicked };

  useEffect(() => {
    void reviveOwnLook();
  }, []);
  // A tick counts only for the logo it was set for, in any tab
  // biome-ignore lint/correctness/useExhaustiveDependencies: another logo is another question
  useEffect(() => {
    const isStillTicked = isLogoTicked();
    setTicked(isStillTicked);
    markTab(isStillTicked);
  }, [look.logo]);
  // A layout effect, so that it runs before the confirmation's effects look for the logo
  useLayoutEffect(
    () => () => {
      if (latest.current.isTicked) holdLogo(latest.current.look);
      else markTab(false);
    },
    [],
  );

  if (!look.logo) return null;
  return (
    <Card className="flex items-center gap-4">
      <img
        src={look.logo.address}
        alt="Your logo"
        className={logoGround(look.logo.isLight, 'size-14 shrink-0 p-1.5')}
      />
      <div className="min-w-0">
        <CheckboxField
          label="Send a copy of my logo along with the booking"
          aria-describedby={hintId}
          checked={isTicked}
          onChange={({ target }) => {
            tickLogo(target.checked);
            setTicked(target.checked);
          }}
        />
        <p id={hintId} className="text-sm text-muted">
          Optional. Our team, and nobody else, then sees the logo and your print color with your meeting.
          Without the tick both stay in this browser.
        </p>
      </div>
    </Card>
  );
}

/** Pauses before the second and the third try, in ms. */
const PAUSES_MS = [800, 2_500];

/**
 * Sends the held logo to the meeting of `manageUrl` and drops it once accepted. Retries, even after a reload, reuse
 * the idempotency key. Logs failures.
 * @returns null, or the text to show about the failure
 */
async function sendLogo(held: HeldLogo, manageUrl: string): Promise<string | null> {
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

type State = 'idle' | 'sending' | 'sent' | { readonly failed: string };

/** Sends the ticked logo once the meeting is booked. A failure does not affect the booking. */
function LogoSending({ booking }: Required<BookingLogoProps>) {
  const [state, setState] = useState<State>('idle');
  const hasBegun = useRef(false);
  const line = useRef<HTMLParagraphElement>(null);

  async function send() {
    const held = heldLogoOf(booking.id);
    if (!held) return;
    setState('sending');
    const problem = await sendLogo(held, booking.manage_url);
    setState(problem === null ? 'sent' : { failed: problem });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the confirmation is first seen
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send();
  }, []);

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
        {state === 'sent' && 'Your logo is with us, beside your booking.'}
        {failed !== null && (
          <span>
            <span className="font-medium text-danger">Your logo could not be sent.</span> Your meeting is
            booked all the same. {failed}
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
            void send();
          }}
        >
          Send again
        </Button>
      )}
    </div>
  );
}

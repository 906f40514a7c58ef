import { useEffect, useRef, useState } from 'react';
import { heldLogoOf } from '../../../booth/logo/logo-along.ts';
import { Button } from '../../../components/Button.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { sendLogo } from './send-logo.ts';

type State = 'idle' | 'sending' | 'sent' | { readonly failed: string };

/** Sends the logo that was ticked, once there is a booking; whatever becomes of it, the booking stays. */
export function LogoSending({ booking }: { booking: Pick<ConfirmedBooking, 'id' | 'manage_url'> }) {
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
            // The button goes while it is sent
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

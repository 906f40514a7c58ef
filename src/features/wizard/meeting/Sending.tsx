import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Spinner } from '../../../components/Spinner.tsx';

type State = 'idle' | 'sending' | 'sent' | { readonly failed: string };

export interface SendingProps {
  /** The thing that is sent, within a sentence and at its start: 'your logo', 'Your logo'. */
  what: string;
  What?: string;
  /** Sends it. Resolves to the text about a failure, or null. Null if there is nothing to send. */
  send: () => Promise<string | null> | null;
  /** Replaces the button that sends it again. */
  again?: ReactNode;
}

/** Sends something once the meeting is booked. A failure does not affect the booking. */
export function Sending({ what, What = what, send, again }: SendingProps) {
  const [state, setState] = useState<State>('idle');
  const hasBegun = useRef(false);
  const line = useRef<HTMLParagraphElement>(null);

  async function start() {
    const sending = send();
    if (!sending) return;
    setState('sending');
    const problem = await sending;
    setState(problem === null ? 'sent' : { failed: problem });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the confirmation is shown
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void start();
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
            Sending {what}...
          </>
        )}
        {state === 'sent' && `We have ${what}, along with your booking.`}
        {failed !== null && (
          <span>
            <span className="font-medium text-danger">{What} could not be sent.</span> Your meeting is booked
            either way. {failed}
          </span>
        )}
      </p>
      {failed !== null &&
        (again || (
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
        ))}
    </div>
  );
}

import { useEffect, useState } from 'react';
import {
  base64Of,
  dropHeldFile,
  type HeldFile,
  heldFileOf,
  holdFile,
} from '../../../booth/logo/print-file.ts';
import { buttonClass } from '../../../components/button-class.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import { MAX_PRINT_FILE_BYTES } from '../../../domain/schemas/print-file.ts';
import type { Intent } from '../../../domain/visitor/intent.ts';
import type { ConfirmedBooking } from '../../../domain/wizard/reducer.ts';
import { meetingHeaders, replyText } from '../../../lib/api-client.ts';
import { failureMessage } from '../../../lib/submission/failure-message.ts';
import { submitIntent } from '../../../lib/submission/submit-intent.ts';
import { Sending } from './Sending.tsx';

/** The last attempt, so that a repeated one stores the file once. */
let last: Intent | null = null;

/**
 * Sends the held file to the meeting of `manageUrl`, and drops it once it is accepted. Logs failures.
 * @returns null, or the text to show about the failure
 */
async function sendFile({ name, file }: HeldFile, manageUrl: string): Promise<string | null> {
  if (!file) return 'This page no longer has it.';
  if (file.size > MAX_PRINT_FILE_BYTES) return 'It is larger than 10 MB.';
  try {
    const outcome = await submitIntent({
      path: '/api/meeting/logo-file',
      body: { name, file: await base64Of(file) },
      answerSchema: acceptedAnswerSchema,
      headers: meetingHeaders(new URL(manageUrl).hash.slice(1)),
      lastIntent: last,
      keepIntent: (intent) => {
        last = intent;
      },
      dropIntent: () => {
        last = null;
      },
    });
    if (outcome.kind === 'done') {
      last = null;
      dropHeldFile();
      return null;
    }
    console.error(new Error(`Failed to send the print file: ${replyText(outcome)}`));
    return failureMessage(outcome, 'You can try again.');
  } catch (error) {
    console.error(error);
    return 'It could not be read. Choose it again.';
  }
}

/** Sends the print file once the meeting is booked; one that a reload lost can be chosen again. */
export function PrintFileSending({ booking }: { booking: Pick<ConfirmedBooking, 'id' | 'manage_url'> }) {
  const [held, setHeld] = useState<HeldFile | null>(null);
  // A new key sends the file that was chosen again
  const [tries, setTries] = useState(0);
  // The step hands the file over when it is removed, which is after the first render
  useEffect(() => setHeld(heldFileOf(booking.id)), [booking.id]);
  if (!held) return null;
  return (
    <Sending
      key={tries}
      what={held.name}
      send={() => sendFile(held, booking.manage_url)}
      again={
        held.file === null && (
          <label
            className={buttonClass({
              variant: 'secondary',
              size: 'sm',
              className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand',
            })}
          >
            Choose it again
            <input
              type="file"
              accept=".pdf,.ai,.eps"
              className="sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (!file) return;
                const again = { ...held, file };
                holdFile(again);
                setHeld(again);
                setTries(tries + 1);
              }}
            />
          </label>
        )
      }
    />
  );
}

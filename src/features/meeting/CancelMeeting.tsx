import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnswerDialog } from '../../components/AnswerDialog.tsx';
import { Button } from '../../components/Button.tsx';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import { cancelMeetingSchema, type ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { replyText } from '../../lib/api-client.ts';
import type { MeetingOutcome } from '../../lib/meeting-client.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';

export interface CancelMeetingProps {
  cancel: (reason: string) => Promise<MeetingOutcome>;
  onCanceled: (meeting: ManagedMeeting) => void;
}

/** Form that cancels the meeting, with an optional reason. */
export function CancelMeeting({ cancel, onCanceled }: CancelMeetingProps) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);

  async function send(reason: string): Promise<string | null> {
    const outcome = await cancel(reason);
    if (outcome.kind === 'done') {
      flushSync(() => setOpen(false));
      onCanceled(outcome.answer.meeting);
      return null;
    }
    console.error(`Error canceling the meeting: ${replyText(outcome)}`);
    return failureMessage(outcome, meetingMessages.changeFailed);
  }

  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-8">
      <h2 id={headingId} className="text-xl font-semibold tracking-tight">
        Cancel the meeting
      </h2>
      <p className="mt-1.5 text-muted">This frees your slot and notifies our team.</p>
      <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        Cancel Meeting
      </Button>
      <AnswerDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Cancel your meeting?"
        label="Reason"
        hint="Only our team sees this."
        schema={cancelMeetingSchema.shape.reason}
        submit="Cancel Meeting"
        cancel="Keep Meeting"
        variant="danger"
        failureTitle="Your meeting was not canceled"
        send={send}
      />
    </section>
  );
}

import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import { cancelMeetingSchema, type ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { replyText } from '../../lib/api-client.ts';
import type { MeetingOutcome } from '../../lib/meeting-client.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';

export interface CancelMeetingProps {
  cancel: (reason: string) => Promise<MeetingOutcome>;
  onCanceled: (meeting: ManagedMeeting) => void;
}

/** Form that cancels the meeting, with an optional reason. */
export function CancelMeeting({ cancel, onCanceled }: CancelMeetingProps) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<{ field?: string; text?: string }>({});
  const keepRef = useRef<HTMLButtonElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  async function submit() {
    if (isWorking) return;
    const input = cancelMeetingSchema.safeParse({ reason });
    if (!input.success) return setProblem({ field: input.error.issues[0]?.message ?? '' });
    setProblem({});
    setWorking(true);
    const outcome = await cancel(input.data.reason);
    setWorking(false);
    if (outcome.kind === 'done') {
      flushSync(() => setOpen(false));
      return onCanceled(outcome.answer.meeting);
    }
    console.error(`Error canceling the meeting: ${replyText(outcome)}`);
    flushSync(() => setProblem({ text: failureMessage(outcome, meetingMessages.changeFailed) }));
    moveToMiddle(noticeRef.current);
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
      <Dialog
        open={isOpen}
        onClose={() => {
          if (!isWorking) setOpen(false);
        }}
        size="sm"
        title="Cancel your meeting?"
        initialFocus={keepRef}
        footer={
          <>
            <Button ref={keepRef} variant="secondary" disabled={isWorking} onClick={() => setOpen(false)}>
              Keep Meeting
            </Button>
            <Button variant="danger" loading={isWorking} onClick={() => void submit()}>
              Cancel Meeting
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <TextArea
            label="Reason"
            optional
            hint="Only our team sees this."
            value={reason}
            error={problem.field}
            onChange={(event) => setReason(event.target.value)}
          />
          {problem.text && (
            <Notice ref={noticeRef} tone="danger" title="Your meeting was not canceled">
              <p className="text-muted">{problem.text}</p>
            </Notice>
          )}
        </div>
      </Dialog>
    </section>
  );
}

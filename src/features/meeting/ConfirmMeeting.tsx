import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { replyText } from '../../lib/api-client.ts';
import type { meetingChanges } from '../../lib/meeting-client.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import type { Failure } from '../../lib/submission/outcome.ts';

interface ConfirmMeetingProps {
  changes: ReturnType<typeof meetingChanges>;
  onConfirmed: (meeting: ManagedMeeting) => void;
}

/** Button that confirms a pending booking. Opening the link does not confirm it, since mail scanners open links. */
export function ConfirmMeeting({ changes, onConfirmed }: ConfirmMeetingProps) {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  async function submit() {
    if (isWorking) return;
    setFailure(null);
    setWorking(true);
    const outcome = await changes.confirm();
    setWorking(false);
    if (outcome.kind === 'done') return onConfirmed(outcome.answer.meeting);
    console.error(`Error confirming the meeting: ${replyText(outcome)}`);
    flushSync(() => setFailure(outcome));
    moveToMiddle(noticeRef.current);
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        We're holding this time for you for a short while. Press the button to book it.
      </p>
      <Button size="lg" className="self-start" loading={isWorking} onClick={() => void submit()}>
        Confirm Meeting
      </Button>
      {failure && (
        <Notice ref={noticeRef} tone="danger" title="Your meeting was not confirmed">
          <p className="text-muted">{failureMessage(failure, meetingMessages.changeFailed)}</p>
        </Notice>
      )}
    </div>
  );
}

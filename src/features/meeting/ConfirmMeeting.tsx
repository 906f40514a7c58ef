import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { replyText } from '../../lib/api-client.ts';
import type { MeetingOutcome } from '../../lib/meeting-client.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';

export interface ConfirmMeetingProps {
  confirm: () => Promise<MeetingOutcome>;
  onConfirmed: (meeting: ManagedMeeting) => void;
}

/** Books a meeting that waits for this press: opening the link alone books nothing, since mail scanners open links. */
export function ConfirmMeeting({ confirm, onConfirmed }: ConfirmMeetingProps) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  async function submit() {
    if (isWorking) return;
    setProblem(null);
    setWorking(true);
    const outcome = await confirm();
    setWorking(false);
    if (outcome.kind === 'done') return onConfirmed(outcome.answer.meeting);
    console.error(`Error confirming the meeting: ${replyText(outcome)}`);
    flushSync(() => setProblem(failureMessage(outcome, meetingMessages.changeFailed)));
    moveToMiddle(noticeRef.current);
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">We hold this time for you for a short while. Press the button to book it.</p>
      <Button size="lg" className="self-start" loading={isWorking} onClick={() => void submit()}>
        Confirm Meeting
      </Button>
      {problem && (
        <Notice ref={noticeRef} tone="danger" title="Your meeting was not confirmed">
          <p className="text-muted">{problem}</p>
        </Notice>
      )}
    </div>
  );
}

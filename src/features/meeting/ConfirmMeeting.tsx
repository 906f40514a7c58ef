import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SLOT_PROBLEMS } from '../../domain/api/api-route.ts';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { replyText } from '../../lib/api-client.ts';
import type { meetingChanges } from '../../lib/meeting-client.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import type { Failure } from '../../lib/submission/outcome.ts';
import { BOOK_WORDS, MoveMeeting } from './MoveMeeting.tsx';

interface ConfirmMeetingProps {
  meeting: ManagedMeeting;
  /** The token in the meeting's link. */
  token: string;
  changes: ReturnType<typeof meetingChanges>;
  onConfirmed: (meeting: ManagedMeeting) => void;
}

/**
 * Button that confirms a pending booking. Opening the link does not confirm it, since mail scanners open links. If the
 * time was not held and is gone, the visitor chooses another one.
 */
export function ConfirmMeeting({ meeting, token, changes, onConfirmed }: ConfirmMeetingProps) {
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

  if (isTimeGone(failure))
    return (
      <MoveMeeting
        meeting={meeting}
        token={token}
        words={BOOK_WORDS}
        refused={failure}
        move={changes.move}
        onMoved={onConfirmed}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {meeting.held === false
          ? "This time isn't held for you yet. Press the button to book it if it's still free."
          : "We're holding this time for you for a short while. Press the button to book it."}
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

function isTimeGone(failure: Failure | null): failure is Failure {
  return failure?.kind === 'refused' && SLOT_PROBLEMS.some((code) => code === failure.code);
}

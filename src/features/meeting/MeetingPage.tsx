import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import { LiveRegion, useAnnouncer } from '../../components/LiveRegion.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { replyText } from '../../lib/api-client.ts';
import type { MeetingOutcome } from '../../lib/meeting-client.ts';
import { moveTo, moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import { CancelMeeting } from './CancelMeeting.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import { MoveMeeting } from './MoveMeeting.tsx';
import { useManagedMeeting } from './use-managed-meeting.ts';

/** The page behind a booked meeting's link, where the visitor can see, move or cancel the meeting. */
export function MeetingPage() {
  const { token, state, load, show, changes } = useManagedMeeting();
  const { message, announce } = useAnnouncer();
  const factsRef = useRef<HTMLHeadingElement>(null);

  function tell(meeting: ManagedMeeting, text: string) {
    // Rendered synchronously, so that the focus can move to the change
    flushSync(() => show(meeting));
    moveTo(factsRef.current);
    announce(text);
  }

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <LiveRegion message={message} />
      {state.status === 'loading' && <Loading />}
      {state.status === 'none' && <NoMeeting />}
      {state.status === 'failed' && (
        <LoadFailure
          title="Your meeting could not be loaded"
          reassurance="Your meeting has not changed."
          onRetry={() => void load()}
        />
      )}
      {state.status === 'ready' && (
        <>
          <MeetingFacts meeting={state.meeting} headingRef={factsRef} />
          {state.meeting.status === 'pending' ? (
            <ConfirmMeeting
              confirm={changes.confirm}
              onConfirmed={(meeting) => tell(meeting, meetingMessages.confirmed)}
            />
          ) : isAhead(state.meeting) ? (
            <>
              <MoveMeeting
                key={state.meeting.starts_at}
                meeting={state.meeting}
                token={token}
                move={changes.move}
                onMoved={(meeting) => tell(meeting, meetingMessages.moved)}
              />
              <CancelMeeting
                cancel={changes.cancel}
                onCanceled={(meeting) => tell(meeting, meetingMessages.canceled)}
              />
            </>
          ) : (
            <NextSteps />
          )}
        </>
      )}
    </div>
  );
}

function isAhead({ status, starts_at }: ManagedMeeting): boolean {
  return status === 'confirmed' && Date.parse(starts_at) > Date.now();
}

function Loading() {
  return (
    <Card>
      <p role="status" className="sr-only">
        Loading your meeting...
      </p>
      <Skeleton className="mb-5 h-7 w-48" />
      <Skeleton className="h-40" />
    </Card>
  );
}

function NoMeeting() {
  return (
    <Notice tone="warning" title="We couldn't find that meeting">
      <p className="text-muted">{meetingMessages.notFound}</p>
      <NextSteps />
    </Notice>
  );
}

function NextSteps() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <ButtonLink href={sectionUrl(quoteSection, false)}>Book a meeting</ButtonLink>
      <ContactLinks />
    </div>
  );
}

interface ConfirmMeetingProps {
  confirm: () => Promise<MeetingOutcome>;
  onConfirmed: (meeting: ManagedMeeting) => void;
}

/**
 * Button that confirms a pending booking. Opening the link does not confirm it, since mail scanners open
 * links.
 */
function ConfirmMeeting({ confirm, onConfirmed }: ConfirmMeetingProps) {
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
      <p className="text-muted">
        We're holding this time for you for a short while. Press the button to book it.
      </p>
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

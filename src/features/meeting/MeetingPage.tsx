import { useRef } from 'react';
import { flushSync } from 'react-dom';
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
import { moveTo } from '../../lib/move-to.ts';
import { BookedBooth } from './BookedBooth.tsx';
import { CancelMeeting } from './CancelMeeting.tsx';
import { ConfirmMeeting } from './ConfirmMeeting.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import { MOVE_WORDS, MoveMeeting } from './MoveMeeting.tsx';
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
          {state.meeting.status !== 'cancelled' && <BookedBooth token={token} />}
          {state.meeting.status === 'pending' ? (
            <ConfirmMeeting
              meeting={state.meeting}
              token={token}
              changes={changes}
              onConfirmed={(meeting) => tell(meeting, meetingMessages.confirmed)}
            />
          ) : isAhead(state.meeting) ? (
            <>
              <MoveMeeting
                key={state.meeting.starts_at}
                meeting={state.meeting}
                token={token}
                words={MOVE_WORDS}
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

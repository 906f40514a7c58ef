import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import { LinkState } from '../../components/LinkState.tsx';
import { LiveRegion, useAnnouncer } from '../../components/LiveRegion.tsx';
import { ShareLink } from '../../components/ShareLink.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { linkAddress } from '../../components/use-link-token.ts';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { moveTo } from '../../lib/move-to.ts';
import { BookedBooth } from './BookedBooth.tsx';
import { CancelMeeting } from './CancelMeeting.tsx';
import { ConfirmMeeting } from './ConfirmMeeting.tsx';
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
      {state.status !== 'ready' && (
        <LinkState
          status={state.status}
          noun="meeting"
          notFound={meetingMessages.notFound}
          onRetry={() => void load()}
        >
          <NextSteps />
        </LinkState>
      )}
      {state.status === 'ready' && (
        <>
          <MeetingFacts meeting={state.meeting} headingRef={factsRef} />
          <div className="flex flex-wrap gap-3">
            <ShareLink
              url={linkAddress(token)}
              title="Your kickoff meeting"
              noun="meeting"
              allows="see, move or cancel"
            />
          </div>
          {state.meeting.status !== 'cancelled' && <BookedBooth token={token} />}
          {state.meeting.status === 'pending' ? (
            <ConfirmMeeting
              changes={changes}
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
      <Toaster />
    </div>
  );
}

function isAhead({ status, starts_at }: ManagedMeeting): boolean {
  return status === 'confirmed' && Date.parse(starts_at) > Date.now();
}

function NextSteps() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <ButtonLink href={sectionUrl(quoteSection, false)}>Book a meeting</ButtonLink>
      <ContactLinks />
    </div>
  );
}

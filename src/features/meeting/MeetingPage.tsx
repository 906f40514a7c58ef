import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnswerDialog } from '../../components/AnswerDialog.tsx';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import { LinkState } from '../../components/LinkState.tsx';
import { LiveRegion, useAnnouncer } from '../../components/LiveRegion.tsx';
import { Notice } from '../../components/Notice.tsx';
import { StoredPicture } from '../../components/quote/StoredPicture.tsx';
import { useMeetingBooth } from '../../components/quote/use-meeting-booth.ts';
import { ShareLink } from '../../components/ShareLink.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { linkAddress, useLinkToken } from '../../components/use-link-token.ts';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import { cancelMeetingSchema, type ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { replyText } from '../../lib/api-client.ts';
import { fetchMeeting, meetingChanges } from '../../lib/meeting-client.ts';
import { moveTo, moveToMiddle } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import type { Failure } from '../../lib/submission/outcome.ts';
import { MeetingFacts } from './MeetingFacts.tsx';
import { MoveMeeting } from './MoveMeeting.tsx';

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
              onDone={(meeting) => tell(meeting, meetingMessages.confirmed)}
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
                changes={changes}
                onDone={(meeting) => tell(meeting, meetingMessages.canceled)}
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

/** The picture of the booth that the meeting is about: the visitor's own if they sent it, else the design's. */
function BookedBooth({ token }: { token: string }) {
  const booth = useMeetingBooth(token);
  if (!booth || (!booth.own && !booth.url)) return null;
  return (
    <Card>
      <h2 className="mb-4 text-xl font-semibold tracking-tight">Your booth</h2>
      <StoredPicture
        {...booth}
        sizes="(width >= 48rem) 44rem, 92vw"
        className="aspect-4/3 w-full rounded-control bg-surface-strong object-cover"
      />
    </Card>
  );
}

/** Key of the meeting's token in the tab's storage, for reloads. */
const KEY = 'booth-studio:meeting-token:v1';

type ManagedState =
  | { readonly status: 'loading' | 'none' | 'failed' }
  | { readonly status: 'ready'; readonly meeting: ManagedMeeting };

function useManagedMeeting() {
  const token = useLinkToken(KEY);
  const [state, setState] = useState<ManagedState>({ status: 'loading' });
  const changes = useMemo(() => meetingChanges(token), [token]);

  const load = useCallback(async () => {
    setState({ status: 'loading' });
    const meeting = await fetchMeeting(token);
    if (meeting === null) setState({ status: 'failed' });
    else setState(meeting === 'none' ? { status: 'none' } : { status: 'ready', meeting });
  }, [token]);

  useEffect(() => void load(), [load]);

  const show = (meeting: ManagedMeeting) => setState({ status: 'ready', meeting });
  return { token, state, load, show, changes };
}

interface ChangeProps {
  changes: ReturnType<typeof meetingChanges>;
  onDone: (meeting: ManagedMeeting) => void;
}

/** Button that confirms a pending booking. Opening the link does not confirm it, since mail scanners open links. */
function ConfirmMeeting({ changes, onDone }: ChangeProps) {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  async function submit() {
    if (isWorking) return;
    setFailure(null);
    setWorking(true);
    const outcome = await changes.confirm();
    setWorking(false);
    if (outcome.kind === 'done') return onDone(outcome.answer.meeting);
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

function CancelMeeting({ changes, onDone }: ChangeProps) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);

  async function send(reason: string): Promise<string | null> {
    const outcome = await changes.cancel(reason);
    if (outcome.kind === 'done') {
      flushSync(() => setOpen(false));
      onDone(outcome.answer.meeting);
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

import { type Ref, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AlertDialog } from '../../../components/AlertDialog.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { DateAndTime } from '../../../components/meeting-time/DateAndTime.tsx';
import { withZone } from '../../../components/meeting-time/meeting-choice.ts';
import { useAvailability } from '../../../components/meeting-time/use-availability.ts';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { useAnnouncer } from '../../../components/use-announcer.ts';
import { meetingMessages } from '../../../domain/messages/meeting.ts';
import { browserTimeZone, isTimeZoneId } from '../../../domain/time-zones.ts';
import type { ChosenMeeting } from '../../../domain/wizard/draft.ts';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { groupSlotsByDay } from '../../../domain/zoned-days.ts';
import { moveTo } from '../../../lib/move-to.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import { BookingLogoPlace } from './BookingLogoPlace.tsx';
import { ContactCard } from './ContactCard.tsx';
import { LaterForm, type LaterFormProps } from './later-parts.ts';
import { MeetingSummary } from './MeetingSummary.tsx';
import { obstacleOf } from './obstacle.ts';
import { SubmissionNotice } from './SubmissionNotice.tsx';
import { useContactDetailsForm } from './use-contact-details-form.ts';
import { useMeetingChoice } from './use-meeting-choice.ts';
import { useMeetingSubmit } from './use-meeting-submit.tsx';

export interface MeetingStepProps {
  state: WizardState;
}

/** Step 5: time, contact details and booking. The wizard's primary button submits the form. */
export function MeetingStep({ state }: MeetingStepProps) {
  const dispatch = useDispatch();
  const { draft, submission } = state;
  const [visitorZone] = useState(browserTimeZone);
  const meeting = knownMeeting(draft.meeting, visitorZone);
  const availability = useAvailability();
  const days = useMemo(
    () => groupSlotsByDay(availability.days, meeting.timeZone, availability.now),
    [availability.days, availability.now, meeting.timeZone],
  );
  const { message, announce } = useAnnouncer();
  const [isDateFirstOpen, setDateFirstOpen] = useState(false);
  const [isLaterOpen, setLaterOpen] = useState(draft.preferredTimes !== null);
  const form = useContactDetailsForm(draft.contact);
  const dateRef = useRef<HTMLHeadingElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const laterRef = useRef<HTMLHeadingElement>(null);

  const { timeRef, contactRef, chooseZone, chooseDay, chooseSlot } = useMeetingChoice(
    { meeting, submission, dispatch, announce },
    { days, availability },
  );
  const submit = useMeetingSubmit({ draft, meeting, dispatch, availability, form, noticeRef, announce });
  const isSubmitting = submission.status === 'submitting';
  const obstacle = obstacleOf(state, meeting, days, availability.now);

  function showLater() {
    flushSync(() => setLaterOpen(true));
    moveTo(laterRef.current);
  }
  function closeDateFirst() {
    flushSync(() => setDateFirstOpen(false));
    moveTo(dateRef.current);
  }

  return (
    <>
      <LiveRegion message={message} />
      <div
        inert={isSubmitting}
        aria-busy={isSubmitting}
        className="flex flex-col gap-6 transition-opacity inert:opacity-60 motion-reduce:transition-none"
      >
        <DateAndTime
          {...{ availability, days, meeting, dateRef, timeRef }}
          onZone={chooseZone}
          onDay={chooseDay}
          onSlot={chooseSlot}
          onTimeBeforeDate={() => setDateFirstOpen(true)}
          otherwise={
            <Button variant="secondary" onClick={showLater}>
              Send my quote, arrange a time later
            </Button>
          }
        />
        <ContactCard
          form={form}
          headingRef={contactRef}
          onSubmit={submit.handleSubmit}
          onChange={(contact) => dispatch({ type: 'setContact', contact })}
        />
        <BookingLogoPlace />
        <MeetingSummary meeting={meeting} contact={draft.contact} />
        {obstacle && (
          <SubmissionNotice
            ref={noticeRef}
            obstacle={obstacle}
            zone={meeting.timeZone}
            onChooseSlot={chooseSlot}
            onGoTo={(step) => dispatch({ type: 'goTo', step })}
          />
        )}
        <LaterCard
          isOpen={isLaterOpen}
          onToggle={() => setLaterOpen(!isLaterOpen)}
          headingRef={laterRef}
          preferred={draft.preferredTimes}
          onChange={(preferredTimes) => dispatch({ type: 'setPreferredTimes', preferredTimes })}
          onSubmit={submit.handleLater}
        />
      </div>
      {submit.alert}
      <AlertDialog
        open={isDateFirstOpen}
        onClose={closeDateFirst}
        title={meetingMessages.selectDateFirstTitle}
        description={meetingMessages.selectDateFirst}
      />
    </>
  );
}

/** The draft's meeting, moved to the browser's zone if it does not know the stored one. */
function knownMeeting(meeting: ChosenMeeting | null, visitorZone: string): ChosenMeeting {
  if (!meeting) return { timeZone: visitorZone, day: null, slot: null };
  return withZone(meeting, isTimeZoneId(meeting.timeZone) ? meeting.timeZone : visitorZone);
}

interface LaterCardProps extends LaterFormProps {
  isOpen: boolean;
  onToggle: () => void;
  /** The heading; focused when the form is opened from the list of times. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** For visitors who find no time: sends the quote now, and the team arranges a meeting. */
function LaterCard({ isOpen, onToggle, headingRef, ...form }: LaterCardProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <h4
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-6 font-semibold tracking-tight outline-none"
      >
        None of these times work?
      </h4>
      <p className="mt-1 text-muted">
        Send us your quote with your contact details from above. We write to you within 24 hours to arrange a
        time.
      </p>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        className="mt-4 leading-5 text-balance max-sm:w-full"
        onClick={onToggle}
      >
        Send my quote, arrange a time later
      </Button>
      {isOpen && (
        <PartBoundary fallback={null}>
          <LaterForm {...form} />
        </PartBoundary>
      )}
    </Card>
  );
}

import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AlertDialog } from '../../../components/AlertDialog.tsx';
import { Button } from '../../../components/Button.tsx';
import { LiveRegion, useAnnouncer } from '../../../components/LiveRegion.tsx';
import { DateAndTime } from '../../../components/meeting-time/DateAndTime.tsx';
import { withZone } from '../../../components/meeting-time/meeting-choice.ts';
import { useAvailability } from '../../../components/meeting-time/use-availability.ts';
import { meetingMessages } from '../../../domain/messages/meeting.ts';
import { timingOf } from '../../../domain/show/show-timing.ts';
import { browserTimeZone, isTimeZoneId } from '../../../domain/time/time-zones.ts';
import { groupSlotsByDay } from '../../../domain/time/zoned-days.ts';
import type { ChosenMeeting } from '../../../domain/wizard/draft.ts';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { moveTo } from '../../../lib/move-to.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { ContactCard, useContactDetailsForm } from './ContactCard.tsx';
import { LaterCard } from './LaterCard.tsx';
import { LogoConsent } from './LogoConsent.tsx';
import { MeetingSummary } from './MeetingSummary.tsx';
import { obstacleOf } from './obstacle.ts';
import { SubmissionNotice } from './SubmissionNotice.tsx';
import { useMeetingChoice } from './use-meeting-choice.ts';
import { useMeetingSubmit } from './use-meeting-submit.tsx';

interface MeetingStepProps {
  state: WizardState;
  content: Pick<WizardContent, 'shows' | 'rules'>;
}

/** Step 5: time, contact details and booking. The wizard's primary button submits the form. */
export function MeetingStep({ state, content: { shows, rules } }: MeetingStepProps) {
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

  const choice = { meeting, submission, dispatch, announce, days, availability };
  const { timeRef, contactRef, chooseZone, chooseDay, chooseSlot } = useMeetingChoice(choice);
  const submit = useMeetingSubmit({
    ...{ draft, meeting, dispatch, availability, form, noticeRef, announce },
    needsPhone: rules.needs_phone,
  });
  const show = shows.find(({ id }) => id === draft.show?.id);
  const isRush = show !== undefined && timingOf(show, rules.lead_days, new Date()) === 'rush';
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
          needsPhone={rules.needs_phone}
          isRush={isRush}
          headingRef={contactRef}
          onSubmit={submit.handleSubmit}
          onChange={(contact) => dispatch({ type: 'setContact', contact })}
        />
        <LogoConsent />
        <MeetingSummary meeting={meeting} contact={draft.contact} />
        {obstacle && (
          <SubmissionNotice
            ref={noticeRef}
            obstacle={obstacle}
            zone={meeting.timeZone}
            onChooseSlot={chooseSlot}
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

/** Returns the draft's meeting, in the visitor's zone if the browser does not know the stored zone. */
function knownMeeting(meeting: ChosenMeeting | null, visitorZone: string): ChosenMeeting {
  if (!meeting) return { timeZone: visitorZone, day: null, slot: null };
  return withZone(meeting, isTimeZoneId(meeting.timeZone) ? meeting.timeZone : visitorZone);
}

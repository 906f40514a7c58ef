import { useStore } from '@nanostores/react';
import { CalendarDays, Clock, Hourglass, UserRound } from 'lucide-react';
import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AlertDialog } from '../../../components/AlertDialog.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { LiveRegion, useAnnouncer } from '../../../components/LiveRegion.tsx';
import { DateAndTime } from '../../../components/meeting-time/DateAndTime.tsx';
import { Facts, TimeInZones } from '../../../components/meeting-time/Facts.tsx';
import { withZone } from '../../../components/meeting-time/meeting-choice.ts';
import { useAvailability } from '../../../components/meeting-time/use-availability.ts';
import { meetingMessages } from '../../../domain/messages/meeting.ts';
import { MEETING_DURATION_TEXT } from '../../../domain/quote/catalogue.ts';
import type { ContactDetails } from '../../../domain/schemas/contact-fields.ts';
import { timingOf } from '../../../domain/show/show-timing.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { browserTimeZone, isTimeZoneId } from '../../../domain/time/time-zones.ts';
import { groupSlotsByDay } from '../../../domain/time/zoned-days.ts';
import type { ChosenMeeting } from '../../../domain/wizard/draft.ts';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { $isWithoutTimes } from '../../../lib/availability-client.ts';
import { moveTo } from '../../../lib/move-to.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { ContactCard, useContactDetailsForm } from './ContactCard.tsx';
import { LaterCard, PreferredTimesFields } from './LaterCard.tsx';
import { LogoConsent } from './LogoConsent.tsx';
import { obstacleOf } from './obstacle.ts';
import { SubmissionNotice } from './SubmissionNotice.tsx';
import { useMeetingChoice } from './use-meeting-choice.ts';
import { useMeetingSubmit } from './use-meeting-submit.tsx';

/** Step 5: time, contact details and booking; without times, the quote alone. The primary button submits the form. */
export function MeetingStep({ state, content }: { state: WizardState; content: WizardContent }) {
  const dispatch = useDispatch();
  const { draft, submission } = state;
  const [visitorZone] = useState(browserTimeZone);
  const meeting = knownMeeting(draft.meeting, visitorZone);
  const availability = useAvailability();
  const isWithoutTimes = useStore($isWithoutTimes);
  const days = useMemo(
    () => groupSlotsByDay(availability.days, meeting.timeZone, availability.now),
    [availability.days, availability.now, meeting.timeZone],
  );
  const { message, announce } = useAnnouncer();
  const [isLaterOpen, setLaterOpen] = useState(draft.preferredTimes !== null);
  const form = useContactDetailsForm(draft.contact);
  const dateRef = useRef<HTMLHeadingElement>(null);
  const dateFirst = useDateFirst(dateRef);
  const noticeRef = useRef<HTMLDivElement>(null);
  const laterRef = useRef<HTMLHeadingElement>(null);

  const choice = { meeting, submission, dispatch, announce, days, availability };
  const { timeRef, contactRef, chooseZone, chooseDay, chooseSlot } = useMeetingChoice(choice);
  const submit = useMeetingSubmit({
    ...{ draft, meeting, dispatch, availability, form, noticeRef, announce },
    needsPhone: content.rules.needs_phone,
  });
  const show = content.shows.find(({ id }) => id === draft.show?.id);
  const isRush = show !== undefined && timingOf(show, content.rules.lead_days, new Date()) === 'rush';
  const isSubmitting = submission.status === 'submitting';
  const obstacle = obstacleOf(state, meeting, days, availability.now);

  function showLater() {
    flushSync(() => setLaterOpen(true));
    moveTo(laterRef.current);
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
          onTimeBeforeDate={dateFirst.open}
          otherwise={
            isWithoutTimes ? (
              <p className="text-muted">Send us your quote below. We'll email you to arrange a time.</p>
            ) : (
              <Button variant="secondary" onClick={showLater}>
                Send my quote, arrange a time later
              </Button>
            )
          }
        />
        <ContactCard
          form={form}
          needsPhone={content.rules.needs_phone && !isWithoutTimes}
          isRush={isRush}
          headingRef={contactRef}
          onSubmit={isWithoutTimes ? submit.handleLater : submit.handleSubmit}
          onChange={(contact) => dispatch({ type: 'setContact', contact })}
        />
        <LogoConsent />
        {isWithoutTimes ? (
          <Card className="flex flex-col gap-5">
            <PreferredTimesFields preferred={draft.preferredTimes} />
          </Card>
        ) : (
          <MeetingSummary meeting={meeting} contact={draft.contact} />
        )}
        {obstacle && (
          <SubmissionNotice
            ref={noticeRef}
            obstacle={obstacle}
            zone={meeting.timeZone}
            onChooseSlot={chooseSlot}
          />
        )}
        {!isWithoutTimes && (
          <LaterCard
            preferred={draft.preferredTimes}
            isOpen={isLaterOpen}
            onToggle={() => setLaterOpen(!isLaterOpen)}
            headingRef={laterRef}
            onSubmit={submit.handleLater}
          />
        )}
      </div>
      {submit.alert}
      {dateFirst.alert}
    </>
  );
}

/** 'Please Select a Date First', which leads to the dates. */
function useDateFirst(dateRef: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  function close() {
    flushSync(() => setOpen(false));
    moveTo(dateRef.current);
  }
  const { selectDateFirstTitle: title, selectDateFirst: description } = meetingMessages;
  return {
    open: () => setOpen(true),
    alert: <AlertDialog open={isOpen} onClose={close} {...{ title, description }} />,
  };
}

/** Returns the draft's meeting, in the visitor's zone if the browser does not know the stored zone. */
function knownMeeting(meeting: ChosenMeeting | null, visitorZone: string): ChosenMeeting {
  if (!meeting) return { timeZone: visitorZone, day: null, slot: null };
  return withZone(meeting, isTimeZoneId(meeting.timeZone) ? meeting.timeZone : visitorZone);
}

const NOT_YET = <span className="font-normal text-muted">Not chosen yet</span>;

function MeetingSummary({ meeting, contact }: { meeting: ChosenMeeting; contact: ContactDetails }) {
  const headingId = useId();
  const start = meeting.slot ? new Date(meeting.slot.startsAt) : null;
  const who = [contact.name, contact.company].map((part) => part.trim()).filter(Boolean);
  return (
    <Card tone="brand" role="group" aria-labelledby={headingId}>
      <h4 id={headingId} className="mb-4 font-semibold tracking-tight">
        Your meeting
      </h4>
      <Facts
        facts={[
          {
            term: 'Date',
            icon: <CalendarDays className="size-4" />,
            value: meeting.day ? formatDay(meeting.day) : NOT_YET,
          },
          {
            term: 'Time',
            icon: <Clock className="size-4" />,
            value: start ? <TimeInZones start={start} zone={meeting.timeZone} /> : NOT_YET,
          },
          { term: 'Duration', icon: <Hourglass className="size-4" />, value: MEETING_DURATION_TEXT },
          {
            term: 'Who',
            icon: <UserRound className="size-4" />,
            value: who.length > 0 ? who.join(', ') : null,
          },
        ]}
      />
    </Card>
  );
}

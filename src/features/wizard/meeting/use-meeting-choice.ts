import { type Dispatch, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  freeCount,
  freeCountText,
  withDay,
  withSlot,
  withZone,
} from '../../../components/meeting-time/meeting-choice.ts';
import type { Availability } from '../../../components/meeting-time/use-availability.ts';
import { formatDay, formatMeeting, zoneInWords } from '../../../domain/time/format-time.ts';
import { groupSlotsByDay, type ZonedDay } from '../../../domain/time/zoned-days.ts';
import type { ChosenMeeting, ChosenSlot } from '../../../domain/wizard/draft.ts';
import type { Submission, WizardAction } from '../../../domain/wizard/reducer.ts';
import { moveTo } from '../../../lib/move-to.ts';

/** Handles the choice of zone, day and time: announces each choice and moves the focus to the next part. */
export function useMeetingChoice(options: {
  meeting: ChosenMeeting;
  submission: Submission;
  dispatch: Dispatch<WizardAction>;
  announce: (text: string) => void;
  days: readonly ZonedDay[];
  availability: Availability;
}) {
  const { meeting, submission, dispatch, announce, days, availability } = options;
  const timeRef = useRef<HTMLHeadingElement>(null);
  const contactRef = useRef<HTMLHeadingElement>(null);

  function change(next: ChosenMeeting, said: string) {
    // Rendered synchronously, so that the focus can move into the changed part
    flushSync(() => {
      dispatch({ type: 'setMeeting', meeting: next });
      announce(said);
    });
  }
  function chooseZone(zone: string) {
    const moved = withZone(meeting, zone);
    const isDayOffered = groupSlotsByDay(availability.days, zone, availability.now).some(
      ({ day }) => day === moved.day,
    );
    // No flushSync: the zone list reports its choice during rendering, and the focus does not move
    dispatch({ type: 'setMeeting', meeting: isDayOffered || moved.slot ? moved : { ...moved, day: null } });
    // Restores the failure, which a change of zone must not clear
    if (submission.status === 'failed') dispatch({ type: 'fail', failure: submission.failure });
    announce(
      moved.slot
        ? `Your meeting is ${formatMeeting(new Date(moved.slot.startsAt), zone)}.`
        : `Times are shown in ${zoneInWords(zone, new Date())}.`,
    );
  }
  function chooseDay(day: string) {
    const free = freeCount(days.find((offered) => offered.day === day));
    change(withDay(meeting, day), `${formatDay(day)}: ${freeCountText(free)}.`);
    moveTo(timeRef.current);
  }
  function chooseSlot(slot: ChosenSlot) {
    const time = formatMeeting(new Date(slot.startsAt), meeting.timeZone);
    change(withSlot(meeting, slot), `Time chosen: ${time}.`);
    moveTo(contactRef.current);
  }
  return { timeRef, contactRef, chooseZone, chooseDay, chooseSlot };
}

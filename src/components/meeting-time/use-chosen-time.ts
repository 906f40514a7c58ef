import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { browserTimeZone, isTimeZoneId } from '../../domain/time/time-zones.ts';
import { groupSlotsByDay } from '../../domain/time/zoned-days.ts';
import type { ChosenMeeting, ChosenSlot } from '../../domain/wizard/draft.ts';
import { moveTo } from '../../lib/move-to.ts';
import type { DateAndTimeProps } from './DateAndTime.tsx';
import { withDay, withSlot, withZone } from './meeting-choice.ts';
import { useAvailability } from './use-availability.ts';

/**
 * State of a date and time picker outside the wizard, initially in `zone`; `parts` are the props of `DateAndTime`.
 * @param meetingToken of the meeting that a visitor moves
 * @param day initially chosen, in `zone`
 */
export function useChosenTime(
  zone: string,
  { meetingToken, day = null }: { meetingToken?: string; day?: string | null } = {},
) {
  const [chosen, setChosen] = useState<ChosenMeeting>(() => ({
    timeZone: isTimeZoneId(zone) ? zone : browserTimeZone(),
    day,
    slot: null,
  }));
  const availability = useAvailability(meetingToken);
  const days = useMemo(
    () => groupSlotsByDay(availability.days, chosen.timeZone, availability.now),
    [availability.days, availability.now, chosen.timeZone],
  );
  const dateRef = useRef<HTMLHeadingElement>(null);
  const timeRef = useRef<HTMLHeadingElement>(null);
  function chooseSlot(slot: ChosenSlot) {
    setChosen((before) => withSlot(before, slot));
  }
  const parts: DateAndTimeProps = {
    availability,
    days,
    meeting: chosen,
    onZone: (next) =>
      setChosen((before) => {
        const moved = withZone(before, next);
        return moved.slot ? moved : { ...moved, day: null };
      }),
    onDay: (day) => {
      // Rendered before the focus moves to the times
      flushSync(() => setChosen((before) => withDay(before, day)));
      moveTo(timeRef.current);
    },
    onSlot: chooseSlot,
    onTimeBeforeDate: () => moveTo(dateRef.current),
    dateRef,
    timeRef,
  };
  return { chosen, availability, chooseSlot, parts };
}

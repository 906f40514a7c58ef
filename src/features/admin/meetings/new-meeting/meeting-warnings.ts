import { type Obstacle, obstaclesTo, type Schedule } from '../../../../domain/booking/meeting-rules.ts';
import type { MeetingRules } from '../../../../domain/records/meeting-rules.ts';
import { formatSlotTime } from '../../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../domain/time/slot-labels.ts';

/** Returns a line per reason why visitors could not book `startsAt`, which the team still can; none if they could. */
export function warningsOf(startsAt: Date, rules: MeetingRules, schedule: Schedule): string[] {
  const { meetings_a_day, notice_hours, horizon_days } = rules;
  const texts: Record<Obstacle, () => string> = {
    'too-soon': () => `Inside your ${counted(notice_hours, 'hour')} of notice`,
    'too-far': () => `More than ${counted(horizon_days, 'day')} ahead`,
    'full-day': () => `You already have ${counted(meetings_a_day ?? 0, 'meeting')} that day`,
    busy: () => 'Your calendar is busy',
    buffer: () => {
      const near = schedule.meetings.find((start) =>
        obstaclesTo(startsAt, rules, { ...schedule, meetings: [start], busy: [] }).includes('buffer'),
      );
      return `No buffer to ${near ? `the meeting at ${formatSlotTime(near, COMPANY_ZONE)}` : 'a busy time in your calendar'}`;
    },
  };
  return obstaclesTo(startsAt, rules, schedule).map((obstacle) => texts[obstacle]());
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { Alternatives } from '../../components/meeting-time/Alternatives.tsx';
import { DateAndTime } from '../../components/meeting-time/DateAndTime.tsx';
import { useChosenTime } from '../../components/meeting-time/use-chosen-time.ts';
import { Notice } from '../../components/Notice.tsx';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import type { ManagedMeeting, MoveMeeting as Wanted } from '../../domain/schemas/meeting.ts';
import { formatMeeting } from '../../domain/time/format-time.ts';
import { replyText } from '../../lib/api-client.ts';
import type { MeetingOutcome } from '../../lib/meeting-client.ts';
import { moveTo } from '../../lib/move-to.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import type { Failure } from '../../lib/submission/outcome.ts';

/** Form that moves the meeting to another date and time, chosen as in booking. */
export function MoveMeeting(props: {
  meeting: ManagedMeeting;
  token: string;
  move: (wanted: Wanted) => Promise<MeetingOutcome>;
  onMoved: (meeting: ManagedMeeting) => void;
}) {
  const { meeting, token, move, onMoved } = props;
  const headingId = useId();
  const choice = useChosenTime(meeting.time_zone, { meetingToken: token });
  const { chosen, availability } = choice;
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  async function submit() {
    const { slot, timeZone } = chosen;
    if (!slot || isMoving) return;
    setMoving(true);
    setFailure(null);
    const { availabilityId, date, time, startsAt } = slot;
    const outcome = await move({ availability_id: availabilityId, date, time, time_zone: timeZone });
    setMoving(false);
    if (outcome.kind === 'done') return onMoved(outcome.answer.meeting);
    console.error(`Error moving the meeting: ${replyText(outcome)}`);
    if (outcome.kind === 'refused' && outcome.code === 'slot-taken') availability.markBooked(startsAt);
    flushSync(() => setFailure(outcome));
    moveTo(noticeRef.current);
    if (outcome.kind === 'refused') void availability.refresh({ fresh: true });
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <div>
        <h2 id={headingId} className="text-xl font-semibold tracking-tight">
          Choose another time
        </h2>
        <p className="mt-1.5 text-muted">
          Your meeting stays at its current time until you press “Move Meeting”.
        </p>
      </div>
      <h3 className="sr-only">Date and time</h3>
      <div inert={isMoving} aria-busy={isMoving} className="inert:opacity-60">
        <DateAndTime {...choice.parts} />
      </div>
      {failure && (
        <Notice ref={noticeRef} tone="danger" title="Your meeting was not moved">
          <p className="text-muted">{failureMessage(failure, meetingMessages.changeFailed)}</p>
          {failure.kind === 'refused' && failure.code === 'slot-taken' && (
            <Alternatives
              alternatives={failure.alternatives}
              zone={chosen.timeZone}
              onChoose={(slot) => {
                setFailure(null);
                choice.chooseSlot(slot);
              }}
            />
          )}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="lg" loading={isMoving} disabled={!chosen.slot} onClick={() => void submit()}>
          {isMoving ? 'Moving...' : 'Move Meeting'}
        </Button>
        <p className="text-muted">
          {chosen.slot
            ? `To ${formatMeeting(new Date(chosen.slot.startsAt), chosen.timeZone)}`
            : 'Choose a date and a time first.'}
        </p>
      </div>
    </section>
  );
}

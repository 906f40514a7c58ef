import { useState } from 'react';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import { isAhead } from '../../kit/booking-changes/booking-state.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useAdmin, useNow } from '../../kit/panel-context.ts';
import { RadioCards } from '../../kit/RadioCards.tsx';
import { ColleagueChoice } from '../../kit/team/ColleagueChoice.tsx';
import { ColleagueWarnings } from '../../kit/team/ColleagueWarnings.tsx';
import { useTeam } from '../../kit/team/team-context.tsx';
import { useUndoable } from '../../kit/undoable.ts';
import { handOverDate } from './hand-over-date.ts';
import { meetingsOn, type ScheduledDay } from './schedule-days.ts';

const texts = availabilityMessages;

export interface HandOverDateDialogProps {
  /** The date as it was when the dialog opened. */
  day: ScheduledDay;
  onClose: () => void;
  /** Called once the date was handed over; the dialog is closed by then. */
  onHanded: () => void;
}

/** Hands a date's hours over to a colleague, by default with its meetings. Warns about hours that do not suit them. */
export function HandOverDateDialog({ day, onClose, onHanded }: HandOverDateDialogProps) {
  const { uid } = useAdmin();
  const now = useNow();
  const { colleagues } = useTeam();
  const [chosen, setChosen] = useState('');
  const [withMeetings, setWithMeetings] = useState(true);
  const { isWorking, run } = useUndoable(texts.handFailed);
  const receiver = colleagues.find(({ id }) => id === chosen) ?? colleagues[0];
  const meetings = meetingsOn(day).filter((meeting) => isAhead(meeting, now)).length;
  const going = day.slots.filter(({ booker }) => withMeetings || booker === null).map(({ label }) => label);
  const { id, date } = day;

  async function handleSubmit() {
    if (!receiver) return;
    const isDone = await run(async () => {
      const done = await handOverDate({ id, date, admin_id: uid }, receiver, withMeetings);
      onClose();
      return done;
    });
    if (isDone) onHanded();
  }
  return (
    <FormDialog
      title={`Hand over ${formatDay(date)}`}
      description={receiver && texts.handAbout(receiver.name)}
      submitLabel="Hand over"
      canSubmit={receiver !== undefined && going.length > 0}
      isWorking={isWorking}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <ColleagueChoice candidates={colleagues} me={uid} value={receiver?.id ?? ''} onChange={setChosen} />
      {meetings > 0 && (
        <RadioCards
          legend="What to hand over"
          choices={[
            {
              value: true,
              label: 'Free hours and meetings',
              text: `${meetings === 1 ? 'The meeting goes' : `All ${meetings} meetings go`}, too. Visitors get an update if the host's name changes for them.`,
            },
            {
              value: false,
              label: 'Only the free hours',
              text: meetings === 1 ? 'The meeting stays yours.' : 'The meetings stay yours.',
            },
          ]}
          value={withMeetings}
          onChange={setWithMeetings}
        />
      )}
      {receiver && <ColleagueWarnings colleague={receiver} date={date} times={going} />}
    </FormDialog>
  );
}

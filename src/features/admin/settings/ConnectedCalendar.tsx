import { useId } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { toast } from '../../../components/toast-store.ts';
import { type Calendar, isUnreadable } from '../../../domain/records/calendars.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { adminPost } from '../../../lib/admin-api.ts';
import { agoText } from '../availability/durations.ts';
import { calendarMessages, calendarMoment, unreadableText } from '../availability/use-calendar.ts';
import { AskButton } from '../controls/AskButton.tsx';
import { Disclosure } from '../controls/Disclosure.tsx';
import type { Stored } from '../controls/live-lists/stored-record.ts';
import { useNow } from '../controls/panel-context.ts';
import { useWork } from '../controls/run-work.ts';
import { WorkButton } from '../controls/WorkButton.tsx';

/** The server reads a large calendar for half a minute. */
export const READ_PATIENCE = { patienceMs: 60_000 };

export const NONE_AHEAD = 'No events in the next 60 days. Is this the right calendar?';
const CHANGE_FAILED = 'Error changing calendar';

export function aheadText(count: number): string {
  return `${eventsText(count)} in the next 60 days`;
}

function eventsText(count: number): string {
  return `${count} ${count === 1 ? 'event' : 'events'}`;
}

interface ConnectedCalendarProps {
  calendar: Stored<Calendar>;
  onDisconnected: () => void;
}

/** A connected calendar: what was read, why it cannot be read, and its controls. */
export function ConnectedCalendar({ calendar, onDisconnected }: ConnectedCalendarProps) {
  const now = useNow();
  const titleId = useId();
  const { id, host, read_at, failing_since, failure, retry_at, paused } = calendar;
  const { ahead, unread, guessed_zones = [] } = calendar;
  const route = `calendar/${id}`;

  async function read() {
    await adminPost(`${route}/read`, undefined, READ_PATIENCE);
    return { title: 'Calendar read' };
  }
  async function switchOver() {
    await adminPost(`${route}/change`, { paused: !paused }, READ_PATIENCE);
    return paused
      ? { title: 'Calendar resumed' }
      : { title: 'Calendar paused', description: 'Visitors can book the hours of its events.' };
  }
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-control border border-line p-4 text-[0.9375rem]"
    >
      <div>
        <div className="flex items-start justify-between gap-2">
          <p id={titleId} className="min-w-0 font-medium wrap-anywhere">
            {host}
          </p>
          {paused && <Badge>Paused</Badge>}
        </div>
        <p className="text-muted">{read_at ? `Read ${agoText(read_at.toDate(), now)}` : 'Not read yet'}</p>
      </div>
      {!paused && (
        <>
          {ahead && <EventsAhead ahead={ahead} />}
          {unread && unread.count > 0 && <UnreadEvents unread={unread} />}
          {guessed_zones.map(({ name, used }) => (
            <p key={name} className="wrap-anywhere text-warning">
              {`The time zone '${name}' is unknown. We used ${used}.`}
            </p>
          ))}
        </>
      )}
      {isUnreadable(calendar, now) ? (
        <Notice tone="warning" title={calendarMessages.unreadable}>
          <p className="wrap-anywhere">{unreadableText(calendar)}</p>
          <p className="text-muted">If its address has changed, connect the calendar again.</p>
        </Notice>
      ) : (
        failing_since &&
        !paused && <p className="wrap-anywhere text-warning">{`The last reading failed: ${failure}`}</p>
      )}
      {retry_at && retry_at.toDate() > now && !paused && (
        <p className="text-muted">
          {`We ask again after ${calendarMoment(retry_at.toDate())} (${ZONE_PLACE}).`}
        </p>
      )}
      <UnansweredField calendar={calendar} />
      <div className="flex flex-wrap gap-2">
        {!paused && (
          <WorkButton work={read} failure="Error reading calendar">
            Read now
          </WorkButton>
        )}
        <WorkButton work={switchOver} failure={CHANGE_FAILED}>
          {paused ? 'Resume' : 'Pause'}
        </WorkButton>
        <AskButton
          size="sm"
          label="Disconnect"
          title="Disconnect your calendar?"
          description="Visitors can then book the hours of your events. To connect it again you need its address."
          work={() => adminPost(`${route}/disconnect`)}
          failure="Error disconnecting calendar"
          onDone={() => {
            onDisconnected();
            toast({ title: 'Calendar disconnected', variant: 'success' });
          }}
        />
      </div>
    </li>
  );
}

/** Lets invitations without an answer close hours. */
function UnansweredField({ calendar: { id, counts_unanswered } }: Pick<ConnectedCalendarProps, 'calendar'>) {
  const { isWorking, run } = useWork(CHANGE_FAILED);

  const save = (isCounted: boolean) =>
    run(async () => {
      await adminPost(`calendar/${id}/change`, { counts_unanswered: isCounted }, READ_PATIENCE);
      return { title: 'Calendar setting saved' };
    });
  return (
    <CheckboxField
      label="Invitations I have not answered are busy, too"
      checked={counts_unanswered === true}
      aria-busy={isWorking}
      onChange={(event) => {
        if (!isWorking) void save(event.target.checked);
      }}
    />
  );
}

function EventsAhead({ ahead: { count, next } }: { ahead: NonNullable<Calendar['ahead']> }) {
  const now = useNow();
  if (count === 0) return <p className="text-warning">{NONE_AHEAD}</p>;
  const isAhead = next && next.toDate() > now;
  return <p>{`${aheadText(count)}${isAhead ? `, the next one ${calendarMoment(next.toDate())}` : ''}`}</p>;
}

function UnreadEvents({ unread: { count, examples } }: { unread: NonNullable<Calendar['unread']> }) {
  const more = count - examples.length;
  return (
    <div className="rounded-control bg-warning-soft px-3 py-1 text-warning">
      <Disclosure label={`${eventsText(count)} could not be read`}>
        <ul className="flex flex-col gap-1.5 pb-2 text-sm">
          {examples.map(({ title, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={index} className="wrap-anywhere">
              <span className="font-medium">{title || 'Without a title'}</span>: {reason}
            </li>
          ))}
          {more > 0 && <li>{`and ${more} more`}</li>}
        </ul>
        <p className="pb-2 text-sm">
          Visitors may book their hours. Close these yourself, or correct the events.
        </p>
      </Disclosure>
    </div>
  );
}

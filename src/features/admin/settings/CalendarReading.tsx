import type { Calendar } from '../../../domain/records/calendars.ts';
import { calendarMessages } from '../availability/calendar-messages.ts';
import { calendarMoment } from '../availability/use-calendar.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { useNow } from '../controls/panel-context.ts';

const texts = calendarMessages;

/** Results of a calendar's last reading: events ahead, events that could not be read, guessed time zones. */
export function CalendarReading({ calendar }: { calendar: Calendar }) {
  const { ahead, unread, guessed_zones = [] } = calendar;
  return (
    <>
      {ahead && <EventsAhead ahead={ahead} />}
      {unread && unread.count > 0 && <UnreadEvents unread={unread} />}
      {guessed_zones.map(({ name, used }) => (
        <p key={name} className="wrap-anywhere text-warning">
          {texts.guessedZone(name, used)}
        </p>
      ))}
    </>
  );
}

function EventsAhead({ ahead: { count, next } }: { ahead: NonNullable<Calendar['ahead']> }) {
  const now = useNow();
  if (count === 0) {
    return (
      <p className="text-warning">
        {texts.ahead(count)}. {texts.isRightOne}
      </p>
    );
  }
  const isAhead = next && next.toDate() > now;
  return (
    <p>
      {[texts.ahead(count), isAhead && texts.next(calendarMoment(next.toDate()))].filter(Boolean).join(', ')}
    </p>
  );
}

function UnreadEvents({ unread: { count, examples } }: { unread: NonNullable<Calendar['unread']> }) {
  const more = count - examples.length;
  return (
    <div className="rounded-control bg-warning-soft px-3 py-1 text-warning">
      <Disclosure label={texts.unread(count)}>
        <ul className="flex flex-col gap-1.5 pb-2 text-sm">
          {examples.map(({ title, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={index} className="wrap-anywhere">
              <span className="font-medium">{title || texts.untitled}</span>: {reason}
            </li>
          ))}
          {more > 0 && <li>{texts.moreUnread(more)}</li>}
        </ul>
        <p className="pb-2 text-sm">{texts.unreadText}</p>
      </Disclosure>
    </div>
  );
}

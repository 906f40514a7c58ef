import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { MAX_CALENDARS } from '../../../domain/records/calendars.ts';
import { calendarMessages } from '../availability/calendar-messages.ts';
import { useCalendars } from '../availability/use-calendar.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { ConnectedCalendar } from './ConnectedCalendar.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { SettingCard } from './SettingCard.tsx';

const texts = calendarMessages;

/** 'Your Calendars': connects the administrator's calendars, whose events close hours. */
export function CalendarCard() {
  const { uid } = useAdmin();
  const list = useCalendars(uid);
  const [isAdding, setAdding] = useState(false);
  const bodyRef = useRef<HTMLDivElement>(null);
  // The pressed button is about to disappear
  const keepFocus = () => bodyRef.current?.focus({ preventScroll: true });
  const close = () => {
    setAdding(false);
    keepFocus();
  };
  const calendars = list.records.toSorted((a, b) => a.host.localeCompare(b.host));
  const isFirst = calendars.length === 0;
  return (
    <SettingCard title="Your Calendars" about={texts.about} list={list} noun="calendar">
      <div ref={bodyRef} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {!isFirst && (
          <ul className="flex flex-col gap-5">
            {calendars.map((calendar) => (
              <ConnectedCalendar key={calendar.id} calendar={calendar} onDisconnected={keepFocus} />
            ))}
          </ul>
        )}
        {isFirst || isAdding ? (
          <ConnectForm onConnected={close} onCancel={isFirst ? undefined : close} />
        ) : (
          calendars.length < MAX_CALENDARS && (
            <Button variant="secondary" className="self-start" onClick={() => setAdding(true)}>
              {texts.another}
            </Button>
          )
        )}
      </div>
    </SettingCard>
  );
}

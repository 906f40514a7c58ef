import { useRef } from 'react';
import { Notice } from '../../../components/Notice.tsx';
import { toast } from '../../../components/toast-store.ts';
import { type Calendar, isUnreadable } from '../../../domain/records/calendars.ts';
import { adminPost } from '../../../lib/admin-api.ts';
import { calendarMessages } from '../kit/calendar-messages.ts';
import { agoText } from '../kit/durations.ts';
import { useAdmin, useNow } from '../kit/panel-context.ts';
import { unreadableText, useCalendar } from '../kit/use-calendar.ts';
import { WorkButton } from '../kit/WorkButton.tsx';
import { AskButton } from './AskButton.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { SettingCard } from './SettingCard.tsx';

const texts = calendarMessages;

/** 'Your Calendar': connects the administrator's calendar, whose events close hours. */
export function CalendarCard() {
  const { uid } = useAdmin();
  const list = useCalendar(uid);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [calendar] = list.records;
  // The pressed button is about to disappear
  const keepFocus = () => bodyRef.current?.focus({ preventScroll: true });
  return (
    <SettingCard title="Your Calendar" about={texts.about} list={list} noun="calendar">
      <div ref={bodyRef} tabIndex={-1} className="outline-none">
        {calendar ? (
          <Connected calendar={calendar} onDisconnected={keepFocus} />
        ) : (
          <ConnectForm onConnected={keepFocus} />
        )}
      </div>
    </SettingCard>
  );
}

interface ConnectedProps {
  calendar: Calendar;
  onDisconnected: () => void;
}

function Connected({ calendar, onDisconnected }: ConnectedProps) {
  const now = useNow();
  const { host, read_at, busy } = calendar;
  const ahead = busy.filter(({ until }) => until.toDate() > now).length;

  async function read() {
    await adminPost('calendar/read');
    return { title: texts.read };
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="text-[0.9375rem]">
        <p className="font-medium wrap-anywhere">{host}</p>
        <p className="text-muted">
          {read_at ? `Read ${agoText(read_at.toDate(), now)}` : 'Not read yet'}
          {` · ${ahead} ${ahead === 1 ? 'busy time' : 'busy times'} ahead`}
        </p>
      </div>
      {isUnreadable(calendar, now) && (
        <Notice tone="warning" title={texts.unreadable}>
          <p className="break-words">{unreadableText(calendar)}</p>
          <p className="text-muted">{texts.reconnect}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <WorkButton work={read} failure={texts.readFailed}>
          Read now
        </WorkButton>
        <AskButton
          size="sm"
          label="Disconnect"
          title="Disconnect your calendar?"
          description={texts.disconnectText}
          work={() => adminPost('calendar/disconnect')}
          failure={texts.disconnectFailed}
          onDone={() => {
            onDisconnected();
            toast({ title: texts.disconnected, variant: 'success' });
          }}
        />
      </div>
    </div>
  );
}

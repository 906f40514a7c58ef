import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import { MAX_CALENDARS } from '../../../domain/records/calendars.ts';
import {
  type ConnectCalendar,
  connectCalendarSchema,
  connectedCalendarSchema,
} from '../../../domain/schemas/calendar.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { useCalendars } from '../availability/use-calendar.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { useAdmin } from '../controls/panel-context.ts';
import { reportFailure } from '../controls/report-failure.ts';
import { aheadText, ConnectedCalendar, NONE_AHEAD, READ_PATIENCE } from './ConnectedCalendar.tsx';
import { SettingCard } from './SettingForm.tsx';

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
    <SettingCard
      title="Your Calendars"
      about="Your events close hours for visitors. We keep the times only, and a few words of the titles of events that could not be read."
      list={list}
      noun="calendar"
    >
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
              Connect another calendar
            </Button>
          )
        )}
      </div>
    </SettingCard>
  );
}

const EMPTY = { url: '' };

/** Form that connects a calendar. A refusal is shown next to the address and keeps the input. */
function ConnectForm(props: { onConnected: () => void; onCancel: (() => void) | undefined }) {
  const { onConnected, onCancel } = props;
  const form = useForm<z.input<typeof connectCalendarSchema>, unknown, ConnectCalendar>({
    defaultValues: EMPTY,
    resolver: zodResolver(connectCalendarSchema),
  });
  const { errors, isSubmitting } = form.formState;

  async function connect(access: ConnectCalendar) {
    try {
      const { ahead } = await postFor(connectedCalendarSchema, 'calendar', access, READ_PATIENCE);
      toast({
        title: 'Calendar connected',
        description: ahead === 0 ? NONE_AHEAD : aheadText(ahead),
        variant: 'success',
      });
      form.reset(EMPTY);
      onConnected();
    } catch (error) {
      const message = error instanceof AdminApiError ? error.refusal?.fields?.['url'] : undefined;
      if (message) form.setError('url', { message }, { shouldFocus: true });
      else reportFailure('Error connecting calendar', error);
    }
  }
  return (
    <form onSubmit={form.handleSubmit(connect)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>
        <div>
          <TextField
            {...form.register('url')}
            label="Address of the calendar"
            hint="A private link to an .ics file, which most calendars offer. We encrypt it and never show it again. You can connect up to three."
            error={errors.url?.message}
            required
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https:// or webcal://"
          />
          <Disclosure label="Where to find it">
            <CalendarPlaces />
          </Disclosure>
        </div>
      </FormLock>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSubmitting}>
          Connect
        </Button>
        {onCancel && (
          <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

const PLACES: readonly (readonly [service: string, path: string])[] = [
  ['Google', 'Settings of the calendar, Integrate calendar, Secret address in iCal format.'],
  ['Outlook', 'Settings, Calendar, Shared calendars, Publish a calendar, ICS link.'],
  ['iCloud', 'Share Calendar next to its name, Public Calendar, Copy Link.'],
  ['Nextcloud', 'Edit the calendar, Share link, Copy subscription link.'],
  ['Fastmail', 'Settings, Calendars, Edit & Share, the public address with all details.'],
];

function CalendarPlaces() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
      {PLACES.map(([service, path]) => (
        <div key={service} className="contents">
          <dt className="font-medium">{service}</dt>
          <dd className="min-w-0 wrap-anywhere text-muted">{path}</dd>
        </div>
      ))}
    </dl>
  );
}

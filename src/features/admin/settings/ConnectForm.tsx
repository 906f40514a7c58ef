import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import {
  type ConnectCalendar,
  connectCalendarSchema,
  connectedCalendarSchema,
} from '../../../domain/schemas/calendar.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { calendarMessages } from '../availability/calendar-messages.ts';
import { Disclosure } from '../controls/Disclosure.tsx';
import { reportFailure } from '../controls/report-failure.ts';
import { READ_PATIENCE } from './ConnectedCalendar.tsx';

const texts = calendarMessages;

const EMPTY = { url: '' };

interface ConnectFormProps {
  onConnected: () => void;
  /** Missing if there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

/** Form that connects a calendar. A refusal is shown next to the address and keeps the input. */
export function ConnectForm({ onConnected, onCancel }: ConnectFormProps) {
  const form = useForm<z.input<typeof connectCalendarSchema>, unknown, ConnectCalendar>({
    defaultValues: EMPTY,
    resolver: zodResolver(connectCalendarSchema),
  });
  const { errors, isSubmitting } = form.formState;

  async function connect(access: ConnectCalendar) {
    try {
      const { ahead } = await postFor(connectedCalendarSchema, 'calendar', access, READ_PATIENCE);
      const events = texts.ahead(ahead);
      toast({
        title: texts.connected,
        description: ahead === 0 ? `${events}. ${texts.isRightOne}` : events,
        variant: 'success',
      });
      form.reset(EMPTY);
      onConnected();
    } catch (error) {
      const message = error instanceof AdminApiError ? error.refusal?.fields?.['url'] : undefined;
      if (message) form.setError('url', { message }, { shouldFocus: true });
      else reportFailure(texts.connectFailed, error);
    }
  }
  return (
    <form onSubmit={form.handleSubmit(connect)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>
        <div>
          <TextField
            {...form.register('url')}
            label="Address of the calendar"
            hint={texts.address}
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

/** Directions to the calendar's private address in each service. */
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

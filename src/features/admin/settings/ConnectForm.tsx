import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import { type ConnectCalendar, connectCalendarSchema } from '../../../domain/schemas/calendar.ts';
import { AdminApiError, adminPost } from '../../../lib/admin-api.ts';
import { calendarMessages } from '../kit/calendar-messages.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { RadioCards } from '../kit/RadioCards.tsx';
import { reportFailure } from '../kit/report-failure.ts';

const texts = calendarMessages;

type Kind = ConnectCalendar['kind'];

/** Fields as typed. Only the fields for the chosen kind are shown and sent. */
interface CalendarForm {
  kind: Kind;
  url: string;
  user: string;
  password: string;
}

const EMPTY: CalendarForm = { kind: 'ical', url: '', user: '', password: '' };

const calendarFormSchema = z.pipe(
  z.transform((form: CalendarForm): z.input<typeof connectCalendarSchema> => form),
  connectCalendarSchema,
);

const KINDS: readonly { readonly value: Kind; readonly label: string; readonly text: string }[] = [
  { value: 'ical', label: 'Private address', text: 'A secret iCal link, which most calendars offer.' },
  { value: 'caldav', label: 'CalDAV', text: 'A server that asks for a sign-in, such as Nextcloud.' },
];

const FIELDS = { ical: ['url'], caldav: ['url', 'user', 'password'] } as const;

/** Form that connects a calendar. A refusal is shown next to its field and keeps the input. */
export function ConnectForm({ onConnected }: { onConnected: () => void }) {
  const form = useForm<CalendarForm, unknown, ConnectCalendar>({
    defaultValues: EMPTY,
    resolver: zodResolver(calendarFormSchema),
  });
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  const { errors, isSubmitting } = form.formState;

  async function connect(calendar: ConnectCalendar) {
    try {
      await adminPost('calendar', calendar);
    } catch (error) {
      const fields = (error instanceof AdminApiError && error.refusal?.fields) || {};
      const refused = FIELDS[calendar.kind].filter((field) => fields[field]);
      for (const field of refused.toReversed()) {
        form.setError(field, { message: fields[field] ?? '' }, { shouldFocus: true });
      }
      if (refused.length === 0) reportFailure(texts.connectFailed, error);
      return;
    }
    onConnected();
    form.reset(EMPTY);
    toast({ title: texts.connected, variant: 'success' });
  }
  return (
    <form onSubmit={form.handleSubmit(connect)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>
        <RadioCards
          legend="Connect by"
          choices={KINDS}
          value={kind.value}
          onChange={(value) => {
            kind.onChange(value);
            form.clearErrors();
          }}
        />
        <div>
          <TextField
            {...form.register('url')}
            label="Address of the calendar"
            error={errors.url?.message}
            required
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={kind.value === 'ical' ? 'https:// or webcal://' : 'https://'}
          />
          <Disclosure label="Where to find it">
            <Places places={PLACES[kind.value]} />
          </Disclosure>
        </div>
        {kind.value === 'caldav' && (
          <>
            <TextField
              {...form.register('user')}
              label="User name"
              error={errors.user?.message}
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              {...form.register('password')}
              type="password"
              label="App password"
              hint="Made for this site only, not your own password. We encrypt it and never show it again."
              error={errors.password?.message}
              required
              // Keeps the browser from filling in the password for this site
              autoComplete="new-password"
            />
          </>
        )}
      </FormLock>
      <Button type="submit" loading={isSubmitting} className="self-start">
        Connect
      </Button>
    </form>
  );
}

const PLACES: Record<Kind, readonly (readonly [service: string, path: string])[]> = {
  ical: [
    ['Google', 'Settings of the calendar, Integrate calendar, Secret address in iCal format.'],
    ['Outlook', 'Settings, Calendar, Shared calendars, Publish a calendar, ICS link.'],
    ['Apple', 'Share Calendar next to its name, Public Calendar, Copy Link.'],
    ['Nextcloud', 'Edit the calendar, Share link, Copy subscription link.'],
  ],
  caldav: [
    ['Nextcloud', 'Edit the calendar, Internal link. App password: Settings, Security.'],
    ['Apple', 'The private address is simpler. App password: account.apple.com, Sign-In and Security.'],
    ['Google, Outlook', 'No app passwords: use the private address.'],
  ],
};

/** Directions to the calendar's URL in each service. */
function Places({ places }: { places: (typeof PLACES)[Kind] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
      {places.map(([service, path]) => (
        <div key={service} className="contents">
          <dt className="font-medium">{service}</dt>
          <dd className="min-w-0 text-muted">{path}</dd>
        </div>
      ))}
    </dl>
  );
}

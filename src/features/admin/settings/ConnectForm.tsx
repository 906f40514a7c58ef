import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import {
  type ConnectCalendar,
  type ConnectedCalendars,
  connectCalendarSchema,
  connectedCalendarsSchema,
  type FoundCalendar,
} from '../../../domain/schemas/calendar.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { calendarMessages } from '../kit/calendar-messages.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { RadioCards } from '../kit/RadioCards.tsx';
import { reportFailure } from '../kit/report-failure.ts';
import { CalendarPlaces } from './CalendarPlaces.tsx';
import { ChooseCalendars } from './ChooseCalendars.tsx';
import { READ_PATIENCE } from './ConnectedCalendar.tsx';

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

interface ConnectFormProps {
  /** Called when there are calendars to choose from; one may be connected while others are still to be chosen. */
  onChoosing: () => void;
  onConnected: () => void;
  /** Missing if there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

/** Calendars of an account to choose from, and how they were asked for. */
interface Choice {
  readonly access: Extract<ConnectCalendar, { kind: 'caldav' }>;
  readonly found: readonly FoundCalendar[];
}

/** Form that connects calendars. A refusal is shown next to its field and keeps the input. */
export function ConnectForm({ onChoosing, onConnected, onCancel }: ConnectFormProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const form = useForm<CalendarForm, unknown, ConnectCalendar>({
    defaultValues: EMPTY,
    resolver: zodResolver(calendarFormSchema),
  });
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  const { errors, isSubmitting } = form.formState;

  async function connect(access: ConnectCalendar) {
    try {
      const { connected, calendars } = await postFor(
        connectedCalendarsSchema,
        'calendar',
        access,
        READ_PATIENCE,
      );
      if (connected.length > 0) reportConnected(connected);
      if (calendars.length > 0 && access.kind === 'caldav') {
        setChoice({ access, found: calendars });
        return onChoosing();
      }
      setChoice(null);
      form.reset(EMPTY);
      onConnected();
    } catch (error) {
      const fields = (error instanceof AdminApiError && error.refusal?.fields) || {};
      const refused = choice ? [] : FIELDS[access.kind].filter((field) => fields[field]);
      for (const field of refused.toReversed()) {
        form.setError(field, { message: fields[field] ?? '' }, { shouldFocus: true });
      }
      if (refused.length === 0) reportFailure(texts.connectFailed, error);
    }
  }
  if (choice) {
    return (
      <ChooseCalendars
        key={choice.found.map(({ url }) => url).join(' ')}
        found={choice.found}
        onChosen={(calendars) => connect({ ...choice.access, calendars })}
        onBack={() => setChoice(null)}
      />
    );
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
            <CalendarPlaces kind={kind.value} />
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

function reportConnected(connected: ConnectedCalendars['connected']) {
  const isEmpty = connected.every(({ ahead }) => ahead === 0);
  const events = connected.reduce((sum, { ahead }) => sum + ahead, 0);
  toast({
    title: connected.length === 1 ? texts.connected : texts.severalConnected(connected.length),
    description: isEmpty ? `${texts.ahead(0)}. ${texts.isRightOne}` : texts.ahead(events),
    variant: 'success',
  });
}

import { type ComponentProps, useId } from 'react';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { FieldError } from '../../../../components/Field.tsx';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../../../../domain/schemas/webhooks.ts';

interface EventsFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  error: string | undefined;
}

/** A checkbox for each event. Other props are passed to every checkbox. */
export function EventsField({ error, ...input }: EventsFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Events</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {WEBHOOK_EVENT_NAMES.map((event) => (
          <CheckboxField key={event} {...input} value={event} label={WEBHOOK_EVENTS[event]} />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

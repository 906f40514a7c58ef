import { Send } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { PreferredTimes } from '../../../domain/wizard/draft.ts';
import { NO_PREFERENCE, WINDOWS } from './preferred-times.ts';

export interface LaterFormProps {
  preferred: PreferredTimes | null;
  onChange: (preferred: PreferredTimes) => void;
  onSubmit: (event: SubmitEvent) => Promise<void>;
}

/** Preferred times, and the button that sends the quote without a meeting. */
export function LaterForm({ preferred, onChange, onSubmit }: LaterFormProps) {
  const { windows, note } = preferred ?? NO_PREFERENCE;
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => void onSubmit(event)}
      className="mt-5 flex flex-col gap-5 border-t border-line pt-5"
    >
      <fieldset>
        <legend className="text-sm font-medium text-ink">When would a meeting suit you?</legend>
        <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
          {WINDOWS.map((window) => (
            <CheckboxField
              key={window}
              label={window}
              checked={windows.includes(window)}
              onChange={({ target }) =>
                onChange({
                  note,
                  windows: target.checked ? [...windows, window] : windows.filter((one) => one !== window),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Anything else about the time"
        optional
        maxLength={200}
        placeholder="Not on Fridays"
        value={note}
        onChange={({ target }) => onChange({ windows, note: target.value })}
      />
      <Button type="submit" className="self-start">
        <Send aria-hidden="true" className="size-4.5" />
        Send my quote
      </Button>
    </form>
  );
}

import { Send } from 'lucide-react';
import { type Ref, type SubmitEvent, useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { REPLY_WITHIN } from '../../../domain/quote/catalogue.ts';
import { zoneInWords } from '../../../domain/time/format-time.ts';
import type { PreferredTimes } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';

const WINDOWS = ['Weekday mornings', 'Weekday afternoons', 'Weekday evenings', 'Weekends'] as const;

const NO_PREFERENCE: PreferredTimes = { windows: [], note: '' };

/** Form for visitors who find no suitable time: sends the quote now, and the team arranges a meeting. */
export function LaterCard(props: {
  preferred: PreferredTimes | null;
  isOpen: boolean;
  onToggle: () => void;
  /** The heading; focused when the form is opened from the list of times. */
  headingRef: Ref<HTMLHeadingElement>;
  onSubmit: (event: SubmitEvent) => Promise<void>;
}) {
  const { preferred, isOpen, onToggle, headingRef, onSubmit } = props;
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <h4
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-6 font-semibold tracking-tight outline-none"
      >
        None of these times work?
      </h4>
      <p className="mt-1 text-muted">
        Send us your quote with the contact details above. We'll email you within {REPLY_WITHIN} to arrange a
        time.
      </p>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        className="mt-4 leading-5 text-balance max-sm:w-full"
        onClick={onToggle}
      >
        Send my quote, arrange a time later
      </Button>
      {isOpen && (
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => void onSubmit(event)}
          className="mt-5 flex flex-col gap-5 border-t border-line pt-5"
        >
          <PreferredTimesFields preferred={preferred} />
          <Button type="submit" className="self-start">
            <Send aria-hidden="true" className="size-4.5" />
            Send my quote
          </Button>
        </form>
      )}
    </Card>
  );
}

export function PreferredTimesFields({ preferred }: { preferred: PreferredTimes | null }) {
  const dispatch = useDispatch();
  const { windows, note } = preferred ?? NO_PREFERENCE;
  function change(changes: Partial<PreferredTimes>) {
    dispatch({ type: 'setPreferredTimes', preferredTimes: { windows, note, ...changes } });
  }
  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium text-ink">When would a meeting work for you?</legend>
        <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
          {WINDOWS.map((window) => (
            <CheckboxField
              key={window}
              label={window}
              checked={windows.includes(window)}
              onChange={({ target }) =>
                change({
                  windows: target.checked ? [...windows, window] : windows.filter((one) => one !== window),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Anything else about timing"
        optional
        maxLength={200}
        placeholder="Not on Fridays"
        value={note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  );
}

/** Returns the lines for the quote: the ticked windows in order, each with its time zone, then the note. */
export function preferredLines(preferred: PreferredTimes | null, zone: string, now: Date): string[] {
  const { windows, note } = preferred ?? NO_PREFERENCE;
  const ticked = WINDOWS.filter((window) => windows.includes(window));
  return [...ticked.map((window) => `${window} (${zoneInWords(zone, now)})`), note.trim()].filter(Boolean);
}

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { classNames } from '../../../components/class-names.ts';
import { FieldError } from '../../../components/Field.tsx';
import type { FoundCalendar } from '../../../domain/schemas/calendar.ts';
import { calendarMessages } from '../kit/calendar-messages.ts';
import { CalendarDot } from './CalendarDot.tsx';

const texts = calendarMessages;

interface ChooseCalendarsProps {
  found: readonly FoundCalendar[];
  /** Connects the calendars with these addresses. */
  onChosen: (urls: string[]) => Promise<void>;
  onBack: () => void;
}

/** The calendars of an account, by name and color, with the number of their events. */
export function ChooseCalendars({ found, onChosen, onBack }: ChooseCalendarsProps) {
  const errorId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWorking, setWorking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const groupRef = useRef<HTMLFieldSetElement>(null);
  // The pressed button was removed
  useEffect(() => groupRef.current?.focus(), []);

  async function connect() {
    setMissing(chosen.size === 0);
    if (chosen.size === 0) return groupRef.current?.focus();
    setWorking(true);
    await onChosen([...chosen]);
    setWorking(false);
  }
  const mark = (url: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, url] : [...chosen].filter((each) => each !== url)));
  return (
    <div className="flex flex-col gap-5">
      <fieldset
        ref={groupRef}
        tabIndex={-1}
        inert={isWorking}
        aria-describedby={isMissing ? errorId : undefined}
        className="flex min-w-0 flex-col gap-2 outline-none"
      >
        <legend className="mb-1.5 text-sm font-medium">{texts.choose}</legend>
        {found.map((calendar) => (
          <CheckboxField
            key={calendar.url}
            className="rounded-control border border-line px-3 py-1 has-checked:border-brand has-checked:bg-brand-soft"
            checked={chosen.has(calendar.url)}
            onChange={(event) => mark(calendar.url, event.target.checked)}
            label={<FoundLabel calendar={calendar} />}
          />
        ))}
        <FieldError id={errorId} error={isMissing ? texts.chooseNone : undefined} />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button loading={isWorking} onClick={() => void connect()}>
          Connect
        </Button>
        <Button variant="secondary" disabled={isWorking} onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}

function FoundLabel({ calendar: { url, name, color, ahead, failure } }: { calendar: FoundCalendar }) {
  return (
    <span className="block py-1.5">
      <span className="flex items-baseline gap-2 font-medium wrap-anywhere">
        <CalendarDot color={color} />
        {name || new URL(url).pathname}
      </span>{' '}
      {ahead !== undefined && (
        <span className={classNames('block text-sm', ahead === 0 ? 'text-warning' : 'text-muted')}>
          {texts.ahead(ahead)}
        </span>
      )}
      {failure && <span className="block text-sm text-warning">{failure}</span>}
    </span>
  );
}

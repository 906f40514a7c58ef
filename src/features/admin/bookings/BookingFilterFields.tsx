import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { type BookingFilter, NO_FILTER } from './booking-filter.ts';

/** Without bounds browsers take years of six digits. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** Long enough for the next letter to come. */
const PAUSE_MS = 300;

export interface BookingFilterFieldsProps {
  filter: BookingFilter;
  onChange: (filter: BookingFilter) => void;
}

/** Text and dates to look for; the text takes effect when the typing pauses. */
export function BookingFilterFields({ filter, onChange }: BookingFilterFieldsProps) {
  const [text, setText] = useState(filter.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (text === filter.text) return;
    const timer = setTimeout(() => onChange({ ...filter, text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isFiltered = Boolean(filter.text || filter.from || filter.until);
  function clear() {
    setText('');
    onChange(NO_FILTER);
  }
  return (
    <search className="mb-6 grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <TextField
        label="Search"
        type="search"
        placeholder="Name, email, company or reference"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="From"
        type="date"
        value={filter.from}
        min={FIRST_DAY}
        max={filter.until || LAST_DAY}
        onChange={(event) => onChange({ ...filter, text, from: event.target.value })}
      />
      <TextField
        label="Until"
        type="date"
        value={filter.until}
        min={filter.from || FIRST_DAY}
        max={LAST_DAY}
        onChange={(event) => onChange({ ...filter, text, until: event.target.value })}
      />
      {isFiltered && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={clear}>
          Clear search and dates
        </Button>
      )}
    </search>
  );
}

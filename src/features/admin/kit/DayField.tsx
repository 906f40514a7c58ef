import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../components/TextField.tsx';

export interface DayFieldProps {
  label: string;
  /** The stored day; empty for none. */
  day: string;
  hint?: string | undefined;
  /** Returns a message for a day that cannot be saved; null for any other. */
  problemOf?: (day: string) => string | null;
  onChange: (day: string) => void;
}

/** Field for a day. Saves on blur, since a half-typed date may be a valid but wrong date. */
export function DayField({ label, day, hint, problemOf, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  function save() {
    const refused = typed ? (problemOf?.(typed) ?? null) : null;
    setProblem(refused);
    if (refused) return;
    setTyped(null);
    const isDay = typed === '' || /^2\d{3}-\d\d-\d\d$/.test(typed ?? '');
    if (isDay && typed !== null && typed !== day) onChange(typed);
  }
  const saveRef = useRef(save);
  saveRef.current = save;
  useEffect(() => () => saveRef.current(), []);
  return (
    <TextField
      label={label}
      type="date"
      min="2000-01-01"
      max="2099-12-31"
      value={typed ?? day}
      hint={hint}
      error={problem ?? undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
}

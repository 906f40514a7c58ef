import type { Ref } from 'react';
import { Select } from '../../../components/Select.tsx';
import { US_STATES } from '../../../domain/us-states.ts';

export interface StateFieldProps {
  /** The name of the city that the state is asked for. */
  city: string;
  /** Two letters; empty while none is chosen. */
  state: string;
  onChange: (state: string) => void;
  ref: Ref<HTMLSelectElement>;
}

/** The state of a city that is not on the list: prices follow it. */
export function StateField({ city, state, onChange, ref }: StateFieldProps) {
  return (
    <Select
      ref={ref}
      label={`State of ${city}`}
      className="mt-4"
      autoComplete="off"
      value={state}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled>
        Choose a state
      </option>
      {Object.entries(US_STATES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

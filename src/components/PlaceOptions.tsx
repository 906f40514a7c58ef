import { US_STATES, US_TERRITORIES } from '../domain/show/us-states.ts';

/** Options of a select: the states, then the territories. */
export function PlaceOptions() {
  return (
    <>
      <Options places={US_STATES} />
      <optgroup label="Territories">
        <Options places={US_TERRITORIES} />
      </optgroup>
    </>
  );
}

function Options({ places }: { places: Readonly<Record<string, string>> }) {
  return Object.entries(places).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

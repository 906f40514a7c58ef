import { type FocusEvent, type Ref, useRef, useState } from 'react';
import { Combobox } from '../../../components/Combobox.tsx';
import { Select } from '../../../components/Select.tsx';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { type City, cityLabel, isCityName, problemOfCity } from '../../../domain/show/cities.ts';
import { suggestCities } from '../../../domain/show/suggestions.ts';
import { US_STATES } from '../../../domain/show/us-states.ts';
import { bringToTop } from './bring-to-top.ts';
import { isOwnCity, readCity, resolveCity, searchText } from './resolve-location.ts';

export interface CityFieldProps {
  city: City | null;
  /** The listed shows, whose cities are known, too. */
  shows: readonly TradeShow[];
  /** `byPicking`: chosen in the field, not settled on while leaving it. */
  onChange: (city: City | null, byPicking: boolean) => void;
}

/** The city of the show: one of those on offer, or another with its state. */
export function CityField({ city, shows, onChange }: CityFieldProps) {
  // The text while the visitor types; null while the field shows the city
  const [typed, setTyped] = useState<string | null>(null);
  // The visitor said that the text is a city of their own, whatever is suggested for it
  const [isOwn, setIsOwn] = useState(false);
  const fieldRef = useRef<HTMLDivElement>(null);
  const stateRef = useRef<HTMLSelectElement>(null);
  const text = typed ?? (city ? cityLabel(city) : '');
  const read = readCity(text, shows);
  const searched = searchText(text, read);
  // The name of the picked city was not typed to search for it, so the whole list shows again
  const items = suggestCities(city && text === cityLabel(city) ? '' : searched);
  const isCity = isCityName(read.city) && !(read.state && problemOfCity(read));
  const isOffered = typed !== null && isCity && !items.some((item) => beginsWith(cityLabel(item), searched));
  const asksState = isCity && isOwnCity(read, shows) && (isOwn || typed === null || items.length === 0);

  function choose(next: City | null, byPicking: boolean) {
    setTyped(null);
    setIsOwn(false);
    onChange(next, byPicking);
  }
  function handleText(next: string) {
    setTyped(next);
    setIsOwn(false);
  }
  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (typed === null || event.currentTarget.contains(event.relatedTarget)) return;
    choose(
      isOwn ? { ...read, city: read.state ? read.city : typed.trim() } : resolveCity(typed, shows),
      false,
    );
  }
  function takeTyped() {
    if (!problemOfCity(read)) {
      choose(read, true);
      return;
    }
    setIsOwn(true);
    // One frame later the state's field is in the page
    requestAnimationFrame(() => stateRef.current?.focus());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that focus enters and leaves the field
    <div ref={fieldRef} onFocus={bringToTop} onBlur={handleBlur}>
      <Combobox
        label="Which U.S. city is your trade show in?"
        placeholder="Search, or type any U.S. city"
        enterKeyHint="next"
        items={items}
        itemToString={cityLabel}
        itemToKey={cityLabel}
        renderItem={(item) => (
          <>
            {item.city}
            <span className="text-muted">, {item.state}</span>
          </>
        )}
        inputValue={text}
        onInputValueChange={handleText}
        selectedItem={city}
        error={typed === null && city && problemOfCity(city)}
        onSelect={(next) => choose(next, fieldRef.current?.contains(document.activeElement) ?? false)}
        emptyText={isCity ? 'Not on our list, but we build nationwide.' : "That city isn't on our list."}
        action={isOffered ? { label: `Use ${read.city}`, onAction: takeTyped } : undefined}
      />
      {asksState && (
        <StateField
          ref={stateRef}
          city={read.city}
          state={read.state}
          onChange={(state) => choose({ city: read.city, state }, false)}
        />
      )}
    </div>
  );
}

function beginsWith(label: string, text: string): boolean {
  return label.toLowerCase().startsWith(text.trim().toLowerCase());
}

interface StateFieldProps {
  /** The name of the city that the state is asked for. */
  city: string;
  /** Two letters; empty while none is chosen. */
  state: string;
  onChange: (state: string) => void;
  ref: Ref<HTMLSelectElement>;
}

/** The state of a city that is not on the list: prices follow it. */
function StateField({ city, state, onChange, ref }: StateFieldProps) {
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

import { type FocusEvent, useRef, useState } from 'react';
import { Combobox } from '../../../components/Combobox.tsx';
import { PlaceOptions } from '../../../components/PlaceOptions.tsx';
import { Select } from '../../../components/Select.tsx';
import { useHeldWhilePressed } from '../../../components/use-held-while-pressed.ts';
import { contactSection, sectionUrl } from '../../../config/navigation.ts';
import { fieldMessages } from '../../../domain/messages/fields.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { abroadOf } from '../../../domain/show/abroad.ts';
import { type City, cityLabel, isCityName, problemOfCity } from '../../../domain/show/cities.ts';
import { isOwnCity, readCity } from '../../../domain/show/read-city.ts';
import { suggestCities } from '../../../domain/show/suggestions.ts';
import { bringToTop } from './bring-to-top.ts';
import { resolveCity, suggestedCities } from './resolve-location.ts';

/** Field for the show's city: a listed one, or another with its state. */
export function CityField(props: {
  city: City | null;
  /** The listed shows; their cities count as known. */
  shows: readonly TradeShow[];
  /** `byPicking` is true for a choice from the list, false for text settled on blur. */
  onChange: (city: City | null, byPicking: boolean) => void;
}) {
  const { city, shows, onChange } = props;
  // The text while the visitor types; null while the field shows the city
  const [typed, setTyped] = useState<string | null>(null);
  // True once the visitor has declared the text a custom city, regardless of suggestions
  const [isOwn, setIsOwn] = useState(false);
  const fieldRef = useRef<HTMLDivElement>(null);
  const stateRef = useRef<HTMLSelectElement>(null);
  const text = typed ?? (city ? cityLabel(city) : '');
  const read = readCity(text, shows);
  const abroad = read.state ? 'no' : abroadOf(text);
  // The picked city's name is not a search, so the whole list shows again
  const items = city && text === cityLabel(city) ? suggestCities('') : suggestedCities(text, read);
  const isCity = abroad !== 'yes' && isCityName(read.city) && !(read.state && problemOfCity(read));
  const searched = (read.state ? cityLabel(read) : text).trim().toLowerCase();
  const isListed = items.some((item) => cityLabel(item).toLowerCase().startsWith(searched));
  const isOffered = typed !== null && isCity && !isListed;
  const lacksState = isCity && isOwnCity(read, shows) && (isOwn || typed === null || items.length === 0);
  // Held, since what appears below the field would move a pressed button away; not for a press in the list, which asks
  const isHeld = useHeldWhilePressed(lacksState);
  const asksState = isHeld || (isOwn && lacksState);
  const standing = useHeldWhilePressed(typed === null ? abroad : 'no');

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
    if (!problemOfCity(read)) return choose(read, true);
    setIsOwn(true);
    // The state field is rendered one frame later
    requestAnimationFrame(() => stateRef.current?.focus());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus
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
        emptyText={emptyText(isCity, abroad)}
        action={isOffered ? { label: `Use ${read.city}`, onAction: takeTyped } : undefined}
      />
      {/* An unlisted city's state, which prices depend on */}
      {asksState && (
        <Select
          ref={stateRef}
          label={`State of ${read.city}`}
          className="mt-4"
          autoComplete="off"
          value={read.state}
          onChange={(event) => choose({ city: read.city, state: event.currentTarget.value }, false)}
        >
          <option value="" disabled>
            Choose a state
          </option>
          <PlaceOptions />
        </Select>
      )}
      {standing !== 'no' && <AbroadNote standing={standing} />}
    </div>
  );
}

function emptyText(isCity: boolean, abroad: 'yes' | 'perhaps' | 'no'): string {
  if (abroad === 'yes') return fieldMessages.abroad;
  return isCity ? 'Not on our list, but we build nationwide.' : "That city isn't on our list.";
}

/** Way on for a visitor whose show is, or may be, in another country. */
function AbroadNote({ standing }: { standing: 'yes' | 'perhaps' }) {
  return (
    <p className="mt-2 text-[0.9375rem] text-muted">
      {standing === 'yes'
        ? 'If you mean a U.S. city of this name, add its state. For a show in another country,'
        : 'We build in the U.S. For a show in another country,'}{' '}
      <a
        href={sectionUrl(contactSection, true)}
        className="focus-ring rounded-sm font-medium text-brand underline underline-offset-4"
      >
        write to us
      </a>
    </p>
  );
}

import { useRef, useState } from 'react';
import { Combobox } from '../../../components/Combobox.tsx';
import { type City, canBeQuoted } from '../../../domain/cities.ts';
import { messages } from '../../../domain/messages.ts';
import { suggestCities } from '../../../domain/suggestions.ts';
import { bringToTop } from './bring-to-top.ts';
import { cityLabel } from './city-label.ts';

export interface CityFieldProps {
  city: City | null;
  /** `byPicking`: chosen in the field, not settled on while leaving it. */
  onChange: (city: City | null, byPicking: boolean) => void;
}

/** The city of the show, one of those on offer. */
export function CityField({ city, onChange }: CityFieldProps) {
  const [text, setText] = useState(city ? cityLabel(city) : '');
  const fieldRef = useRef<HTMLDivElement>(null);
  // The name of the picked city was not typed to search for it, so the whole list shows again
  const typed = city && text === cityLabel(city) ? '' : text;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that focus enters the field
    <div ref={fieldRef} onFocus={bringToTop}>
      <Combobox
        label="Which U.S. city is your trade show in?"
        placeholder="Search for a city"
        items={suggestCities(typed)}
        itemToString={cityLabel}
        itemToKey={cityLabel}
        renderItem={(item) => (
          <>
            {item.city}
            <span className="text-muted">, {item.state}</span>
          </>
        )}
        inputValue={text}
        onInputValueChange={setText}
        selectedItem={city}
        error={city && !canBeQuoted(city) && messages.fields.unknownCity}
        onSelect={(next) => onChange(next, fieldRef.current?.contains(document.activeElement) ?? false)}
        emptyText="No such city on our list. We build nationwide: pick the nearest one, and tell us in the kickoff call."
      />
    </div>
  );
}

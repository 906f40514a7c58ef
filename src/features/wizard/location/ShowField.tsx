import { type FocusEvent, useRef } from 'react';
import { Combobox } from '../../../components/Combobox.tsx';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { type City, cityLabel } from '../../../domain/show/cities.ts';
import { showMonth } from '../../../domain/show/show-dates.ts';
import { CUSTOM_SHOW_ID, problemOfShow } from '../../../domain/show/shows.ts';
import { showNamed, suggestShows } from '../../../domain/show/suggestions.ts';
import type { ChosenShow } from '../../../domain/wizard/draft.ts';
import { bringToTop } from './bring-to-top.ts';
import { customShowText, resolveShow } from './resolve-location.ts';

/** Field for the show: a listed one, or any other name. */
export function ShowField(props: {
  id: string;
  show: ChosenShow | null;
  city: City | null;
  shows: readonly TradeShow[];
  text: string;
  onTextChange: (text: string) => void;
  /** `byPicking` is true for a choice from the list, false for text settled on blur. */
  onChange: (show: ChosenShow | null, byPicking: boolean) => void;
}) {
  const { id, show, city, shows, text, onTextChange, onChange } = props;
  const fieldRef = useRef<HTMLDivElement>(null);
  const listed = showNamed(text, shows);
  // The chosen show's name is not a search, so the whole list shows again
  const items = suggestShows(show && isSame(text, show.name) ? '' : text, city, shows);
  const isCustomName = text.trim() !== '' && !listed && !isSame(text, show?.name ?? '');
  const shown = isCustomName ? { id: CUSTOM_SHOW_ID, name: text } : show;
  const problem = shown && problemOfShow(shown);

  function choose(next: TradeShow | null) {
    onChange(
      next && { id: next.id, name: next.name },
      fieldRef.current?.contains(document.activeElement) ?? false,
    );
  }
  function chooseCustom() {
    const name = text.trim();
    onTextChange(name);
    onChange({ id: CUSTOM_SHOW_ID, name }, true);
  }
  function handleText(next: string) {
    onTextChange(next);
    // Typing clears the chosen show; a listed name is chosen below
    if (show && !isSame(next, show.name) && !showNamed(next, shows)) onChange(null, false);
  }
  /** On blur the text becomes the listed show of that name, even one in another city, or a custom show. */
  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget) || isSame(text, show?.name ?? '')) return;
    const settled = resolveShow(text, city, shows);
    if (!settled) return;
    onTextChange(settled.name);
    onChange(settled, false);
  }

  const elsewhere = listed && city && items.length === 0 ? listed : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focus
    <div ref={fieldRef} onFocus={bringToTop} onBlur={handleBlur}>
      <Combobox<TradeShow>
        id={id}
        label="Which trade show are you attending?"
        placeholder="Search, or type any show"
        enterKeyHint="done"
        allowFreeText
        items={items}
        itemToString={(item) => item.name}
        itemToKey={(item) => item.id}
        renderItem={(item) => (
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span>{item.name}</span>
            <span className="text-sm text-muted">
              {[cityLabel(item), showMonth(item)].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
        inputValue={text}
        onInputValueChange={handleText}
        selectedItem={shows.find((item) => item.id === show?.id) ?? null}
        onSelect={choose}
        error={problem}
        emptyText={emptyText(text, city, elsewhere)}
        action={
          isCustomName && !problem
            ? {
                label: 'Use This Custom Show',
                description: customShowText(text.trim()),
                onAction: chooseCustom,
              }
            : elsewhere && elsewhere.id !== show?.id
              ? { label: `Use ${elsewhere.name} anyway`, onAction: () => choose(elsewhere) }
              : undefined
        }
      />
    </div>
  );
}

function emptyText(text: string, city: City | null, elsewhere: TradeShow | null): string | undefined {
  if (elsewhere) return `${elsewhere.name} takes place in ${cityLabel(elsewhere)}.`;
  if (!text.trim() && city) return `We have no show listed in ${cityLabel(city)}. Type the name of yours.`;
  return undefined;
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

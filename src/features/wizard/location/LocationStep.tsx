import { useEffect, useId, useRef, useState } from 'react';
import { useHeldWhilePressed } from '../../../components/use-held-while-pressed.ts';
import { type City, canBeQuoted } from '../../../domain/show/cities.ts';
import { problemOfShow } from '../../../domain/show/shows.ts';
import type { ChosenShow, WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { CityField } from './CityField.tsx';
import { LocationResult } from './LocationResult.tsx';
import { ShowField } from './ShowField.tsx';

export interface LocationStepProps {
  draft: WizardDraft;
  content: Pick<WizardContent, 'shows' | 'rules'>;
}

/** Step 1: city and show, and whether they match. */
export function LocationStep({ draft, content: { shows, rules } }: LocationStepProps) {
  const dispatch = useDispatch();
  const { city, show } = draft;
  // Settled by the press that leaves a field: a result that appears would move the pressed button away
  const resultOf = useHeldWhilePressed(draft);
  const showId = useId();
  // Null until the field is changed: a saved draft arrives after the first render
  const [showText, setShowText] = useState<string | null>(null);
  const resultRef = useRef<HTMLDivElement>(null);

  // Stores the text of an unfinished field when the page is left
  useEffect(() => {
    const settle = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
    window.addEventListener('pagehide', settle);
    return () => window.removeEventListener('pagehide', settle);
  }, []);

  /** After a pick, moves on to the show if it is missing, otherwise to the result. */
  function moveOn(picked: { city: City | null; show: ChosenShow | null }) {
    if (!picked.show) document.getElementById(showId)?.focus();
    // The result renders one frame later
    else if (picked.city)
      requestAnimationFrame(() => resultRef.current?.scrollIntoView({ block: 'nearest' }));
  }
  function handleCity(next: City | null, byPicking: boolean) {
    dispatch({ type: 'setCity', city: next });
    if (next && byPicking) moveOn({ city: next, show });
  }
  function handleShow(next: ChosenShow | null, byPicking: boolean) {
    dispatch({ type: 'setShow', show: next });
    // A listed show determines the city
    const own = next && !city && shows.find(({ id }) => id === next.id);
    if (own) dispatch({ type: 'setCity', city: { city: own.city, state: own.state } });
    if (next && byPicking) moveOn({ city: city ?? (own || null), show: next });
  }

  return (
    // Wide windows reserve the height from the start, because a message or result often appears while the
    // visitor presses the button below. Other windows have the button in the bottom bar
    <div className="flex flex-col gap-7 lg:min-h-81 lg:has-[select]:min-h-105">
      <div className="grid gap-5 md:grid-cols-2">
        <CityField city={city} shows={shows} onChange={handleCity} />
        <ShowField
          id={showId}
          show={show}
          city={quoted(draft).city}
          shows={shows}
          text={showText ?? show?.name ?? ''}
          onTextChange={setShowText}
          onChange={handleShow}
        />
      </div>
      <div
        ref={resultRef}
        role="status"
        tabIndex={-1}
        className="grid min-h-24 flex-1 outline-none scroll-mb-28 lg:scroll-mb-8"
      >
        <LocationResult {...quoted(resultOf)} shows={shows} rules={rules} />
      </div>
    </div>
  );
}

/** Returns the parts of an answer that a quote can be made for. */
function quoted({ city, show }: WizardDraft) {
  return {
    city: city && canBeQuoted(city) ? city : null,
    show: show && !problemOfShow(show) ? show : null,
  };
}

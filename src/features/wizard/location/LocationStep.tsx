import { useId, useRef, useState } from 'react';
import { type City, canBeQuoted } from '../../../domain/cities.ts';
import { CUSTOM_SHOW_ID, problemOfShow } from '../../../domain/shows.ts';
import { isCustomShowName } from '../../../domain/suggestions.ts';
import type { ChosenShow, WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import { CityField } from './CityField.tsx';
import { CustomShowOffer } from './CustomShowOffer.tsx';
import { LocationResult } from './LocationResult.tsx';
import { ShowField } from './ShowField.tsx';

export interface LocationStepProps {
  draft: WizardDraft;
  dispatch: (action: WizardAction) => void;
}

/** Step 1: city and show, and whether they fit. */
export function LocationStep({ draft, dispatch }: LocationStepProps) {
  const { city, show } = draft;
  const showId = useId();
  const [showText, setShowText] = useState(show?.name ?? '');
  const [isShowFocused, setIsShowFocused] = useState(false);
  const resultRef = useRef<HTMLDivElement>(null);

  /** After a pick the eye goes on: to the show if that is missing, else to the result. */
  function moveOn(picked: { city: City | null; show: ChosenShow | null }) {
    if (!picked.show) document.getElementById(showId)?.focus();
    // One frame later the result is in the page
    else if (picked.city)
      requestAnimationFrame(() => resultRef.current?.scrollIntoView({ block: 'nearest' }));
  }
  function handleCity(next: City | null, byPicking: boolean) {
    dispatch({ type: 'setCity', city: next });
    if (next && byPicking) moveOn({ city: next, show });
  }
  function handleShow(next: ChosenShow | null, byPicking: boolean) {
    dispatch({ type: 'setShow', show: next });
    if (next && byPicking) moveOn({ city, show: next });
  }

  function acceptTypedShow() {
    handleShow({ id: CUSTOM_SHOW_ID, name: showText.trim() }, true);
    // Its button goes away, and the focus must not go with it
    resultRef.current?.focus({ preventScroll: true });
  }

  // The list's own offer closes with the list; this one stays, so that a typed name is not lost by oversight
  const isOfferPending =
    !show &&
    !isShowFocused &&
    isCustomShowName(showText) &&
    !problemOfShow({ id: CUSTOM_SHOW_ID, name: showText });
  return (
    <div className="flex flex-col gap-7">
      <div className="grid gap-5 md:grid-cols-2">
        <CityField city={city} onChange={handleCity} />
        <ShowField
          id={showId}
          show={show}
          city={city}
          text={showText}
          onTextChange={setShowText}
          onChange={handleShow}
          onFocusChange={setIsShowFocused}
        />
      </div>
      {/* The height is taken from the start: a result often appears while the visitor is pressing the button below */}
      <div
        ref={resultRef}
        role="status"
        tabIndex={-1}
        className="grid min-h-52 outline-none scroll-mb-28 sm:min-h-36 lg:scroll-mb-8"
      >
        {isOfferPending ? (
          <CustomShowOffer name={showText.trim()} onAccept={acceptTypedShow} />
        ) : (
          <LocationResult
            city={city && canBeQuoted(city) ? city : null}
            show={show && !problemOfShow(show) ? show : null}
          />
        )}
      </div>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { isStandardSize, type StandardSize } from '../../domain/catalogue.ts';
import { listedShow, type TradeShow } from '../../domain/shows.ts';
import { EMPTY_DRAFT } from '../../domain/wizard/draft.ts';
import { isDone, type WizardAction, type WizardState } from '../../domain/wizard/reducer.ts';
import { isStepComplete } from '../../domain/wizard/steps.ts';

/** What was chosen in the hero; `isAsked`: its button was pressed, and not only the page scrolled on. */
interface HeroChoice {
  readonly show: TradeShow | undefined;
  readonly boothSize: StandardSize;
  readonly isAsked: boolean;
}

const HERO = '[data-hero-quote]';

/** Takes the choice from the hero (sections/hero-quote.ts), which is then no news any more; null without one. */
function takeHeroChoice(hero: HTMLFormElement): HeroChoice | null {
  const { chosen, asked } = hero.dataset;
  delete hero.dataset['chosen'];
  delete hero.dataset['asked'];
  const values = new FormData(hero);
  const boothSize = String(values.get('size'));
  if (chosen === undefined || !isStandardSize(boothSize)) return null;
  return { show: listedShow(String(values.get('show'))), boothSize, isAsked: asked !== undefined };
}

/**
 * Goes on with the show and the size of the hero: when its button is pressed, and when the wizard comes to life with
 * nothing in it yet. The rest of a draft stays. While a booking is on its way nothing is changed.
 * @param apply changes the draft where the visitor is; `move` also takes the visitor to the step
 */
export function useHeroChoice(
  state: WizardState,
  apply: (action: WizardAction) => void,
  move: (action: WizardAction) => void,
): void {
  function take(hero: HTMLFormElement) {
    const { draft, submission } = state;
    const choice = takeHeroChoice(hero);
    if (!choice || submission.status === 'submitting') return;
    if (!choice.isAsked && (draft !== EMPTY_DRAFT || isDone(submission))) return;
    if (isDone(submission)) apply({ type: 'startOver' });
    const { show, boothSize } = choice;
    if (show) {
      apply({ type: 'setCity', city: { city: show.city, state: show.state } });
      apply({ type: 'setShow', show: { id: show.id, name: show.name } });
    }
    apply({ type: 'setBoothSize', boothSize });
    const isLocated = show || isStepComplete(1, draft);
    (choice.isAsked ? move : apply)({ type: 'goTo', step: isLocated ? 2 : 1 });
  }
  const takeRef = useRef(take);
  useEffect(() => {
    takeRef.current = take;
  });

  useEffect(() => {
    const hero = document.querySelector<HTMLFormElement>(HERO);
    const start = hero?.querySelector('[data-start]');
    // After the link has led here, which takes the focus away from everything
    const handleStart = () => hero && requestAnimationFrame(() => takeRef.current(hero));
    if (hero) takeRef.current(hero);
    start?.addEventListener('click', handleStart);
    return () => start?.removeEventListener('click', handleStart);
  }, []);
}

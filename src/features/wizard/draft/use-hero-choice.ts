import { atom } from 'nanostores';
import { useEffect, useEffectEvent } from 'react';
import { isStandardSize } from '../../../domain/quote/catalogue.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { EMPTY_DRAFT, type WizardDraft } from '../../../domain/wizard/draft.ts';
import { isDone, type WizardAction } from '../../../domain/wizard/reducer.ts';
import { isStepComplete } from '../../../domain/wizard/steps.ts';
import { loadContent } from '../../../lib/content-client.ts';
import { $projectRequest, loadProject } from '../../../lib/projects-client.ts';
import type { ReplaceDraft } from './use-replace-draft.ts';
import type { WizardStore } from './wizard-store.ts';

/** Messages after the hero's button changed an existing quote. */
const UPDATED = {
  title: 'Your quote was updated',
  description: 'It now reflects what you chose at the top of the page.',
};
const STARTED = {
  title: 'New quote started',
  description: 'Anything you booked or sent before still stands.',
};

/** Takes the hero's choice (sections/hero-quote.ts); null without one. A logo stays until the button is pressed. */
function takeHeroChoice(hero: HTMLFormElement, shows: readonly TradeShow[], isAsked: boolean) {
  const { chosen = '', design } = hero.dataset;
  const touched = chosen.split(' ').filter((name) => name && (isAsked || name !== 'logo'));
  delete hero.dataset['chosen'];
  if (!isAsked && chosen.includes('logo')) hero.dataset['chosen'] = 'logo';
  delete hero.dataset['design'];
  if (touched.length === 0) return null;
  const values = new FormData(hero);
  const size = String(values.get('size'));
  const shownSize = isStandardSize(size) ? size : undefined;
  return {
    show: touched.includes('show') ? shows.find(({ id }) => id === values.get('show')) : undefined,
    boothSize: touched.includes('size') ? shownSize : undefined,
    /** The size that the hero shows, used for a logo if the quote has no size. */
    shownSize,
    /** True if the hero put a logo on the booth (sections/hero-booth.ts) and there are designs to wear it. */
    hasLogo: touched.includes('logo') && !('withoutDesigns' in hero.dataset),
    /** Slug of the design in a link, or of the hero's booth with a logo. */
    design,
  };
}

type HeroChoice = NonNullable<ReturnType<typeof takeHeroChoice>>;

/** Returns `draft` with the hero's show and size. A different size clears the design. */
function withHeroChoice(draft: WizardDraft, choice: HeroChoice): WizardDraft {
  const { show, hasLogo, shownSize } = choice;
  const boothSize = choice.boothSize ?? (hasLogo && !draft.boothSize ? shownSize : undefined);
  return {
    ...draft,
    ...(show && {
      city: { city: show.city, state: show.state },
      show: { id: show.id, name: show.name },
    }),
    ...(boothSize &&
      boothSize !== draft.boothSize && { boothSize, selectedDesign: null, customDesign: null }),
  };
}

/** True while the designs of step 2, which wear the hero's logo, are to be scrolled to and focused. */
export const $areDesignsWanted = atom(false);

/** Chooses a link's design once the catalogue has loaded, if it has the quote's size. */
async function chooseDesign(slug: string, { $state, dispatch }: WizardStore): Promise<void> {
  const [content, { selectedDesignOf }] = await Promise.all([
    loadContent(),
    import('../../../domain/quote/design-views.ts'),
  ]);
  const { boothSize } = $state.get().draft;
  const design = content?.booth_designs.find((one) => one.slug === slug && one.booth_size === boothSize);
  if (design) dispatch({ type: 'selectDesign', design: selectedDesignOf(design) });
}

/** Starts from a link's reference project, as the gallery does. */
async function startFrom(projectId: string): Promise<void> {
  const project = await loadProject(projectId);
  if (project && project !== 'gone') $projectRequest.set(project);
}

/**
 * Applies the hero's show, size and logo when its button is pressed, or on hydration if the draft is empty; not during a
 * booking. Reads the store, because the first render during hydration always shows the empty state.
 */
export function useHeroChoice(
  store: WizardStore,
  shows: readonly TradeShow[],
  replaceDraft: ReplaceDraft,
  move: (action: WizardAction) => void,
): void {
  const take = useEffectEvent((hero: HTMLFormElement) => {
    const { draft, submission, step } = store.$state.get();
    const isAsked = 'asked' in hero.dataset;
    delete hero.dataset['asked'];
    const done = isDone(submission);
    if (submission.status === 'submitting') return;
    // Without a press on its button, the hero's choice does not change an existing draft
    if (!isAsked && (draft !== EMPTY_DRAFT || done)) return;
    const choice = takeHeroChoice(hero, shows, isAsked);
    if (!choice) return;
    const chosen = withHeroChoice(draft, choice);
    const target = choice.hasLogo || isStepComplete(1, chosen) ? 2 : 1;
    if (!isAsked) replaceDraft({ draft: chosen, step: target }, null);
    else {
      const isNew = done || JSON.stringify(chosen) !== JSON.stringify(draft);
      replaceDraft({ draft: chosen, step: done ? 1 : step }, isNew ? (done ? STARTED : UPDATED) : null);
      move({ type: 'goTo', step: target });
    }
    if (choice.hasLogo) $areDesignsWanted.set(true);
    // A quote's own design stays when its logo comes from the hero
    if (choice.design && !(choice.hasLogo && chosen.selectedDesign)) void chooseDesign(choice.design, store);
  });

  useEffect(() => {
    const hero = document.querySelector<HTMLFormElement>('[data-hero-quote]');
    const start = hero?.querySelector('[data-start]');
    // Deferred until the browser has followed the link, which clears the focus
    const handleStart = () => hero && requestAnimationFrame(() => take(hero));
    if (hero?.dataset['from']) void startFrom(hero.dataset['from']);
    if (hero) take(hero);
    start?.addEventListener('click', handleStart);
    return () => start?.removeEventListener('click', handleStart);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';
import { isStandardSize, type StandardSize } from '../../../domain/quote/catalogue.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { EMPTY_DRAFT, type WizardDraft } from '../../../domain/wizard/draft.ts';
import { isDone, type WizardAction } from '../../../domain/wizard/reducer.ts';
import { isStepComplete } from '../../../domain/wizard/steps.ts';
import { loadContent } from '../../../lib/content-client.ts';
import { $projectRequest } from '../../../lib/project-request.ts';
import { loadProject } from '../../../lib/projects-client.ts';
import type { ReplaceDraft } from './use-replace-draft.ts';
import { heroChoiceMessages } from './wizard-messages.ts';
import type { WizardStore } from './wizard-store.ts';

/** Values of the hero's controls that the visitor used. */
interface HeroChoice {
  readonly show: TradeShow | undefined;
  readonly boothSize: StandardSize | undefined;
  /** The size that the hero shows, used for a logo if the quote has no size. */
  readonly shownSize: StandardSize | undefined;
  readonly logo: File | undefined;
  /** Slug of the design in a link. */
  readonly design: string | undefined;
}

const HERO = '[data-hero-quote]';

/** Returns the choice made in the hero (sections/hero-quote.ts) and clears it; null if there is none. */
function takeHeroChoice(hero: HTMLFormElement, shows: readonly TradeShow[]): HeroChoice | null {
  const { chosen, design } = hero.dataset;
  delete hero.dataset['chosen'];
  delete hero.dataset['design'];
  if (chosen === undefined) return null;
  const touched = chosen.split(' ');
  const values = new FormData(hero);
  const size = String(values.get('size'));
  const shownSize = isStandardSize(size) ? size : undefined;
  const logo = touched.includes('logo') ? values.get('logo') : null;
  const field = hero.querySelector<HTMLInputElement>('[name=logo]');
  // Allows the same file to be chosen again
  if (field) field.value = '';
  return {
    show: touched.includes('show') ? shows.find(({ id }) => id === values.get('show')) : undefined,
    boothSize: touched.includes('size') ? shownSize : undefined,
    shownSize,
    logo: logo instanceof File ? logo : undefined,
    design,
  };
}

/** Returns `draft` with the hero's show and size. A different size clears the design. */
function withHeroChoice(draft: WizardDraft, choice: HeroChoice): WizardDraft {
  const { show, logo, shownSize } = choice;
  const boothSize = choice.boothSize ?? (logo && !draft.boothSize ? shownSize : undefined);
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

/** Puts a logo on the booths and scrolls to their cards. */
async function showLogo(file: File): Promise<void> {
  const { chooseLogo } = await import('../../../booth/logo/own-look.ts');
  await chooseLogo(file);
  const designs = document.querySelector<HTMLElement>('[data-designs]');
  designs?.focus({ preventScroll: true });
  designs?.scrollIntoView({ block: 'start' });
}

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
 * Applies the hero's show, size and logo when its button is pressed, or on hydration if the draft is empty.
 * Reads the store, because the first render during hydration always shows the empty state. Does nothing
 * during a booking.
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
    const choice = takeHeroChoice(hero, shows);
    if (!choice) return;
    const chosen = withHeroChoice(draft, choice);
    const target = choice.logo || isStepComplete(1, chosen) ? 2 : 1;
    if (!isAsked) replaceDraft({ draft: chosen, step: target }, null);
    else {
      const message = done ? heroChoiceMessages.started : heroChoiceMessages.updated;
      const isNew = done || JSON.stringify(chosen) !== JSON.stringify(draft);
      replaceDraft({ draft: chosen, step: done ? 1 : step }, isNew ? message : null);
      move({ type: 'goTo', step: target });
    }
    if (choice.logo) void showLogo(choice.logo);
    if (choice.design) void chooseDesign(choice.design, store);
  });

  useEffect(() => {
    const hero = document.querySelector<HTMLFormElement>(HERO);
    const start = hero?.querySelector('[data-start]');
    // Deferred until the browser has followed the link, which clears the focus
    const handleStart = () => hero && requestAnimationFrame(() => take(hero));
    if (hero?.dataset['from']) void startFrom(hero.dataset['from']);
    if (hero) take(hero);
    start?.addEventListener('click', handleStart);
    return () => start?.removeEventListener('click', handleStart);
  }, []);
}

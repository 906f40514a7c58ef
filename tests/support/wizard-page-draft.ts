import { EMPTY_DRAFT, type WizardDraft } from '../../src/domain/wizard/draft.ts';

/** Steps that a saved draft can open at. */
export type DraftStep = 'booth' | 'extras' | 'review' | 'meeting';

const STEPS: readonly DraftStep[] = ['booth', 'extras', 'review', 'meeting'];

/**
 * Returns a draft of demo content that restores to `step`: CES in Las Vegas, the 10' × 10' Launch, two bar stools.
 * Prices: base 8,500 (West), add-ons 190, total 8,690, design fee 2,400.
 */
export function draftAt(step: DraftStep, changes: Partial<WizardDraft> = {}): WizardDraft {
  const reached = STEPS.indexOf(step);
  return {
    ...EMPTY_DRAFT,
    city: { city: 'Las Vegas', state: 'NV' },
    show: { id: 'ces-las-vegas', name: 'CES' },
    ...(reached >= 1 && {
      boothSize: '10x10',
      selectedDesign: {
        id: '10x10-launch',
        title: 'Launch',
        price: '2400',
        images: { frontview: null },
        image_url: null,
      },
    }),
    ...(reached >= 2 && {
      extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 }],
    }),
    ...(reached >= 3 && { meeting: { timeZone: 'America/New_York', day: null, slot: null } }),
    ...changes,
  };
}

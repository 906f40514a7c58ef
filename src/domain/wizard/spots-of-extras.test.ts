import { expect, test } from 'vitest';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import { parseDraft } from './draft.ts';
import { initialWizard, wizardReducer } from './reducer.ts';

const STOOLS = { id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 };
const spots = [{ nth: 0, x: 122, z: 6, turn: 0 }];
const moved = initialWizard(draftAt('extras', { extras: [{ ...STOOLS, spots }] }));

test("a piece's place stays when the extra's number changes", () => {
  const extra = { ...STOOLS, quantity: 3 };
  const { draft } = wizardReducer(moved, { type: 'setExtra', extra, maxQuantity: 8 });
  expect(draft.extras).toEqual([{ ...extra, spots }]);
});

test('it goes with another design, whose floor is another one', () => {
  const design = { title: 'Studio', price: '3200', images: { frontview: null }, image_url: null };
  const { draft } = wizardReducer(moved, { type: 'selectDesign', design });
  expect(draft.extras).toEqual([STOOLS]);
});

test('a stored draft keeps it, and one from before has none', () => {
  expect(parseDraft(JSON.stringify(moved.draft)).extras[0]?.spots).toEqual(spots);
  expect(parseDraft(JSON.stringify(draftAt('review'))).extras[0]).not.toHaveProperty('spots');
});

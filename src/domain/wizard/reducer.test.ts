import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECEIPT } from '../../../tests/support/booking-receipt.ts';
import { aContact } from '../../../tests/support/visitor.ts';
import { CUSTOM_DESIGN, chosenExtra, completeDraft, draft } from '../../../tests/support/wizard-drafts.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { initialWizard, type WizardAction, type WizardState, wizardReducer } from './reducer.ts';

const DESIGN = { title: 'Launch', price: '2400', images: { frontview: null }, image_url: null };

function wizard(changes: Partial<WizardState> = {}): WizardState {
  return { step: 1, draft: EMPTY_DRAFT, submission: { status: 'idle' }, ...changes };
}

/** Returns the wizard after all `actions`, in order. */
function after(state: WizardState, ...actions: WizardAction[]): WizardState {
  return actions.reduce(wizardReducer, state);
}

test('a saved draft restores its step and everything in it', () => {
  expect(initialWizard(completeDraft())).toEqual(wizard({ step: 5, draft: completeDraft() }));
  const early = draft({ show: { id: 'custom', name: 'Our own roadshow' } });
  expect(initialWizard(early)).toEqual(wizard({ step: 2, draft: early }));
});

test('Next moves from 1 to 5 and not beyond', () => {
  const presses = [1, 2, 3, 4, 5, 6].map((count) => Array<WizardAction>(count).fill({ type: 'next' }));
  expect(presses.map((actions) => after(wizard(), ...actions).step)).toEqual([2, 3, 4, 5, 5, 5]);
});

test('Back moves from 5 to 1 and not beyond, and keeps the draft', () => {
  const presses = [1, 2, 3, 4, 5, 6].map((count) => Array<WizardAction>(count).fill({ type: 'back' }));
  const states = presses.map((actions) => after(wizard({ step: 5, draft: completeDraft() }), ...actions));
  expect(states.map(({ step }) => step)).toEqual([4, 3, 2, 1, 1, 1]);
  expect(states.at(-1)?.draft).toEqual(completeDraft());
});

test('Start Over clears the draft and returns to step 1 from anywhere', () => {
  const states = [
    wizard({ step: 5, draft: completeDraft() }),
    wizard({ step: 5, submission: { status: 'failed', failure: { kind: 'unavailable' } } }),
    after(wizard({ step: 5, draft: completeDraft() }), { type: 'confirm', booking: RECEIPT }),
  ];
  for (const state of states) expect(wizardReducer(state, { type: 'startOver' })).toEqual(wizard());
});

test('picking a city or a show sets it, and leaves the other one', () => {
  const city = { city: 'Chicago', state: 'IL' };
  const show = { id: 'ces-las-vegas', name: 'CES' };
  const custom = { id: 'custom', name: 'Our own roadshow' };
  const both = after(wizard(), { type: 'setCity', city }, { type: 'setShow', show });
  expect(both.draft).toEqual(draft({ city, show }));
  expect(wizardReducer(both, { type: 'setCity', city: null }).draft).toEqual(draft({ show }));
  expect(wizardReducer(both, { type: 'setShow', show: custom }).draft).toEqual(draft({ city, show: custom }));
  expect(wizardReducer(both, { type: 'setShow', show: null }).draft).toEqual(draft({ city }));
});

test('changing the booth size clears the selected design', () => {
  const sized = (state: WizardState, boothSize: '10x10' | '10x20') =>
    wizardReducer(state, { type: 'setBoothSize', boothSize });
  const chosen = wizardReducer(sized(wizard(), '10x10'), { type: 'selectDesign', design: DESIGN });
  expect(chosen.draft.selectedDesign).toEqual(DESIGN);
  expect(sized(chosen, '10x20').draft).toEqual(draft({ boothSize: '10x20' }));
  expect(sized(chosen, '10x10')).toBe(chosen);
  const custom = wizard({ draft: draft({ boothSize: 'custom', customDesign: CUSTOM_DESIGN }) });
  expect(sized(custom, '10x10').draft).toEqual(draft({ boothSize: '10x10' }));
});

test('submitting the custom request stores it and sets the size to custom', () => {
  const chosen = wizard({ draft: draft({ boothSize: '10x10', selectedDesign: DESIGN }) });
  expect(wizardReducer(chosen, { type: 'setCustomDesign', customDesign: CUSTOM_DESIGN }).draft).toEqual(
    draft({ boothSize: 'custom', customDesign: CUSTOM_DESIGN }),
  );
});

test('an extra is added, changed in place, and removed at quantity 0', () => {
  const set = (id: string, quantity: number): WizardAction => ({
    type: 'setExtra',
    extra: chosenExtra({ id, quantity }),
    maxQuantity: 10,
  });
  const shown = ({ draft: { extras } }: WizardState) =>
    extras.map(({ id, quantity }) => `${quantity} ${id}`).join(', ');
  const two = after(wizard(), set('a', 1), set('b', 2));
  expect(shown(two)).toBe('1 a, 2 b');
  expect(shown(after(two, set('a', 3)))).toBe('3 a, 2 b');
  expect(shown(after(two, set('a', 0)))).toBe('2 b');
  expect(shown(after(two, set('c', 0)))).toBe('1 a, 2 b');
});

test("a piece's place stays when the extra's number changes, and goes with another design", () => {
  const spots = [{ nth: 0, x: 122, z: 6, turn: 0 }];
  const moved = wizard({ draft: completeDraft({ extras: [chosenExtra({ spots })] }) });
  const extra = chosenExtra({ quantity: 3 });
  const more = wizardReducer(moved, { type: 'setExtra', extra, maxQuantity: 8 });
  expect(more.draft.extras).toEqual([{ ...extra, spots }]);
  const design = { ...DESIGN, title: 'Studio' };
  const other = wizardReducer(moved, { type: 'selectDesign', design });
  expect(other.draft.extras).toEqual([chosenExtra()]);
});

test('a quantity is a whole number from 0 to the maximum', () => {
  const quantityOf = (quantity: number, maxQuantity: number) =>
    wizardReducer(wizard(), { type: 'setExtra', extra: chosenExtra({ quantity }), maxQuantity }).draft
      .extras[0]?.quantity ?? 0;
  expect([11, 10, -1, 2.9, Number.NaN].map((typed) => quantityOf(typed, 10))).toEqual([10, 10, 0, 2, 0]);
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 0, max: 1000 }), (quantity, max) => {
      const result = quantityOf(quantity, max);
      expect(Number.isInteger(result) && result >= 0 && result <= max).toBe(true);
    }),
  );
});

test('contact details are kept as typed', () => {
  const contact = aContact({ name: ' Ada', company: '', email: 'ada@' });
  expect(wizardReducer(wizard(), { type: 'setContact', contact }).draft.contact).toEqual(contact);
});

test('the intents are kept one by one', () => {
  const booking = { key: 'k2', body: '{}' };
  const quote = { key: 'k1', body: '{}', submissionId: null };
  const set = (intents: object) => ({ type: 'setIntents', intents }) as const;
  const state = after(wizard(), set({ quote }), set({ booking }));
  expect(state.draft.intents).toEqual({ customRequest: null, quote, booking });
});

test('a booking goes from idle to submitting to confirmed, which removes the draft and keeps the quote', () => {
  const submitting = wizardReducer(wizard({ step: 5, draft: completeDraft() }), { type: 'submit' });
  expect(submitting.submission).toEqual({ status: 'submitting' });
  expect(submitting.draft).toEqual(completeDraft());
  const confirmed = wizardReducer(submitting, { type: 'confirm', booking: RECEIPT });
  expect(confirmed.draft).toEqual(EMPTY_DRAFT);
  const place = { show: 'CES', city: 'Las Vegas', state: 'NV' };
  expect(confirmed.submission).toMatchObject({
    status: 'confirmed',
    booking: {
      ...RECEIPT,
      quote: { ...place, boothSize: '10x10', designTitle: 'Launch', estimatedTotal: 8690 },
      quoted: { boothSize: '10x10', selectedDesign: { title: 'Launch' }, extras: [{ id: 'bar-stools' }] },
    },
  });
});

test('a booking that fails keeps the step and everything typed, and can be submitted again', () => {
  const failure = { kind: 'slot-taken', alternatives: [] } as const;
  const complete = wizard({ step: 5, draft: completeDraft() });
  const state = after(complete, { type: 'submit' }, { type: 'fail', failure });
  expect(state).toEqual({ ...complete, submission: { status: 'failed', failure } });
  expect(wizardReducer(state, { type: 'submit' }).submission).toEqual({ status: 'submitting' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft, chosenSlot, completeDraft, draft } from '../../../tests/support/wizard-drafts.ts';
import { EMPTY_DRAFT } from './draft.ts';
import {
  canConfirm,
  firstIncompleteStep,
  isStepComplete,
  missingParts,
  restoredStep,
  STEPS,
} from './steps.ts';

const LAS_VEGAS = { city: 'Las Vegas', state: 'NV' };
const CES = { id: 'ces-las-vegas', name: 'CES' };
const MEETING = { timeZone: 'Asia/Tokyo', day: '2026-12-09', slot: chosenSlot() };

test('there are five steps, in order, with their names', () => {
  expect(STEPS.map(({ step, name }) => `${step} ${name}`)).toEqual([
    '1 City & Show',
    '2 Booth Size',
    '3 Extras',
    '4 Review',
    '5 Meeting',
  ]);
});

test('the primary button is labeled per step', () => {
  expect(STEPS.map(({ primary }) => primary)).toEqual([
    'Get Started',
    'Choose Extras',
    'Review Quote',
    'Pick a Time & Book Kickoff',
    'Confirm Quote & Schedule Meeting',
  ]);
});

test('a draft opens at step 5 with a meeting, else 4 with extras, 3 with a size, 2 with a city or a show, 1', () => {
  const emptied = fc.record({ draft: anyDraft, parts: fc.nat(4) }).map(({ draft, parts }) => ({
    ...draft,
    ...(parts > 0 && { meeting: null }),
    ...(parts > 1 && { extras: [] }),
    ...(parts > 2 && { boothSize: null }),
    ...(parts > 3 && { city: null, show: null }),
  }));
  fc.assert(
    fc.property(emptied, (any) => {
      const rules = [
        any.meeting !== null,
        any.extras.length > 0,
        any.boothSize !== null,
        any.city !== null || any.show !== null,
        true,
      ];
      expect(restoredStep(any)).toBe(5 - rules.indexOf(true));
    }),
    { numRuns: 300 },
  );
});

test('confirming requires date, time, name, company and email, and nothing else', () => {
  const { contact } = completeDraft();
  expect(canConfirm(draft({ meeting: MEETING, contact }))).toBe(true);
  for (const field of ['name', 'company', 'email'])
    for (const value of ['', '   '])
      expect(canConfirm(completeDraft({ contact: { ...contact, [field]: value } })), field).toBe(false);
  for (const meeting of [null, { ...MEETING, slot: null }, { ...MEETING, day: null }])
    expect(canConfirm(completeDraft({ meeting }))).toBe(false);
});

test('an email that is not an address does not disable the button; the error appears after the press', () => {
  const contact = { ...completeDraft().contact, email: 'ada' };
  expect(canConfirm(completeDraft({ contact }))).toBe(true);
});

test('a quote needs city and show, then the booth size', () => {
  expect(firstIncompleteStep(EMPTY_DRAFT)).toBe(1);
  expect(firstIncompleteStep(draft({ city: LAS_VEGAS, boothSize: '10x10' }))).toBe(1);
  expect(firstIncompleteStep(draft({ show: CES, boothSize: '10x10' }))).toBe(1);
  expect(firstIncompleteStep(draft({ city: LAS_VEGAS, show: CES }))).toBe(2);
  expect(firstIncompleteStep(draft({ city: LAS_VEGAS, show: CES, boothSize: 'custom' }))).toBeNull();
});

test('choices of an older draft that the server would refuse are made again, with all else kept', () => {
  expect(firstIncompleteStep(completeDraft())).toBeNull();
  const refused = [
    { city: { city: 'Las Vegas', state: 'KS' } },
    { city: { city: 'Win $500', state: 'NV' } },
    { show: { id: 'custom', name: 'x'.repeat(121) } },
  ];
  for (const change of refused) expect(firstIncompleteStep(completeDraft(change))).toBe(1);
});

test('a city without its state counts as missing', () => {
  const open = completeDraft({ city: { city: 'Orlando', state: '' } });
  expect(missingParts(open)).toEqual({ city: true, show: false, boothSize: false });
  expect(isStepComplete(1, open)).toBe(false);
  expect(isStepComplete(1, completeDraft({ city: { city: 'Orlando', state: 'FL' } }))).toBe(true);
});

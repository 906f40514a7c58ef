import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RECEIPT } from '../../../../tests/support/booking-receipt.ts';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';
import { CARRIED_KEY, LOOK_KEY } from '../../../lib/draft-keys.ts';
import { carryDraft, clearDraft, loadDraft, takeCarriedDraft } from '../../../lib/draft-store.ts';
import { createWizardStore } from './wizard-store.ts';

const BOOKED_AT = new Date('2026-12-01T12:00:00Z');

beforeEach(() => {
  // As in a browser, the storage object's own keys are the stored keys
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
    removeItem: (key: string) => delete storage[key],
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a changed draft is stored before any listener is notified', () => {
  const { $state, dispatch } = createWizardStore();
  const stored: unknown[] = [];
  $state.listen(() => stored.push(loadDraft()?.boothSize));
  dispatch({ type: 'setBoothSize', boothSize: '10x20' });
  expect(stored).toEqual(['10x20']);
});

test('starting over drops the stored draft and everything kept with it', () => {
  const { dispatch } = createWizardStore();
  dispatch({ type: 'setBoothSize', boothSize: '10x20' });
  localStorage.setItem(LOOK_KEY, '{}');
  localStorage.setItem('booth-studio:another', 'stays');
  dispatch({ type: 'startOver' });
  expect(loadDraft()).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['booth-studio:another']);
});

test('an action that changes nothing stores nothing and notifies no one', () => {
  const { $state, dispatch } = createWizardStore();
  dispatch({ type: 'setBoothSize', boothSize: '10x20' });
  const listener = vi.fn();
  $state.listen(listener);
  clearDraft();
  dispatch({ type: 'setBoothSize', boothSize: '10x20' });
  expect(listener).not.toHaveBeenCalled();
  expect(loadDraft()).toBeNull();
});

test('without storage the draft lives as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  const { $state, dispatch } = createWizardStore();
  dispatch({ type: 'setBoothSize', boothSize: '10x20' });
  expect($state.get().draft.boothSize).toBe('10x20');
});

test('a carried draft is handed over once, and a corrupt one is logged and ignored', () => {
  const draft = { ...EMPTY_DRAFT, boothSize: '10x20' } as const;
  expect(carryDraft(draft)).toBe(true);
  expect(takeCarriedDraft()).toEqual(draft);
  expect(takeCarriedDraft()).toBeNull();

  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem(CARRIED_KEY, '{"boothSize":');
  expect(takeCarriedDraft()).toBeNull();
  expect(error).toHaveBeenCalledOnce();
});

function confirmed() {
  vi.useFakeTimers({ toFake: ['Date'], now: BOOKED_AT });
  const store = createWizardStore();
  store.dispatch({ type: 'confirm', booking: RECEIPT });
  return store;
}

test('a booking is restored after a reload, until a new quote is begun', () => {
  const { $state } = confirmed();
  const { submission } = createWizardStore().$state.get();
  expect(submission).toEqual({ ...$state.get().submission, isRestored: true });

  createWizardStore().dispatch({ type: 'startOver' });
  expect(createWizardStore().$state.get().submission).toEqual({ status: 'idle' });
});

test('a booking that is over is not shown again', () => {
  confirmed();
  vi.setSystemTime(new Date(RECEIPT.ends_at));
  expect(createWizardStore().$state.get().submission).toEqual({ status: 'idle' });
});

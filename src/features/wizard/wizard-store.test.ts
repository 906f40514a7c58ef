import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/wizard/draft.ts';
import { clearDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { createWizardStore } from './wizard-store.ts';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('starts from the saved draft, at the step that it leaves open', () => {
  saveDraft({ ...EMPTY_DRAFT, city: { city: 'Austin', state: 'TX' } });
  const { step, draft } = createWizardStore().$state.get();
  expect(step).toBe(2);
  expect(draft.city).toEqual({ city: 'Austin', state: 'TX' });
});

test('a changed draft is stored before anybody hears of it', () => {
  const { $state, dispatch } = createWizardStore();
  const stored: unknown[] = [];
  $state.listen(() => stored.push(loadDraft()?.boothSize));
  dispatch({ type: 'setBoothSize', boothSize: '10x20' });
  expect(stored).toEqual(['10x20']);
});

test('starting over drops the stored draft', () => {
  const { dispatch } = createWizardStore();
  dispatch({ type: 'setBoothSize', boothSize: '10x20' });
  dispatch({ type: 'startOver' });
  expect(loadDraft()).toBeNull();
});

test('an action that changes nothing stores nothing and is told to nobody', () => {
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

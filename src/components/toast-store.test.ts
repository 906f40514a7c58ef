import { beforeEach, expect, test } from 'vitest';
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test('shows at most three toasts, the oldest goes first', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast({ title });
  expect(currentToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
});

test('a dismissed toast goes, the others stay', () => {
  const first = toast({ title: 'one' });
  toast({ title: 'two' });
  dismissToast(first);
  expect(currentToasts().map(({ title }) => title)).toEqual(['two']);
});

test('a listener hears of every change until it unsubscribes', () => {
  let calls = 0;
  const unsubscribe = subscribeToToasts(() => {
    calls += 1;
  });
  toast({ title: 'heard' });
  unsubscribe();
  toast({ title: 'not heard' });
  expect(calls).toBe(1);
});

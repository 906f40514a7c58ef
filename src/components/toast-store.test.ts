import { beforeEach, expect, test } from 'vitest';
import { $toasts, toast } from './toast-store.ts';

beforeEach(() => {
  $toasts.set([]);
});

test('shows at most three toasts, the oldest goes first', () => {
  for (const title of ['one', 'two', 'three', 'four']) toast({ title });
  expect($toasts.get().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
});

test('a toast with a button goes last', () => {
  const action = { label: 'Undo', hint: 'Press F8', onAction: () => {} };
  toast({ title: 'deleted', action });
  for (const title of ['one', 'two', 'three']) toast({ title });
  expect($toasts.get().map(({ title }) => title)).toEqual(['deleted', 'two', 'three']);
  for (const title of ['b', 'c', 'd']) toast({ title, action });
  expect($toasts.get().map(({ title }) => title)).toEqual(['b', 'c', 'd']);
});

test('a repeated message replaces the first one, as a new message', () => {
  const first = toast({ title: 'Missing information', variant: 'destructive' });
  toast({ title: 'Saved' });
  toast({ title: 'Missing information', variant: 'destructive' });
  expect($toasts.get().map(({ title }) => title)).toEqual(['Saved', 'Missing information']);
  expect($toasts.get().map(({ id }) => id)).not.toContain(first);
});

test('of several toasts about one record only the newest stays, with its button', () => {
  const action = { label: 'Undo', hint: 'Press F8', onAction: () => {} };
  toast({ title: 'Acme: New → Answered', about: 'acme', action });
  toast({ title: 'Fjord: New → Won', about: 'fjord', action });
  toast({ title: 'Acme: Answered → Won', about: 'acme', action });
  toast({ title: 'Undone' });
  expect($toasts.get().map(({ title }) => title)).toEqual([
    'Fjord: New → Won',
    'Acme: Answered → Won',
    'Undone',
  ]);
});

test('failures with one cause become one message with a line each, and push nothing out', () => {
  toast({ title: 'Saved' });
  for (const list of ['extras', 'bookings', 'designs', 'extras', 'projects']) {
    toast({ title: `Error loading ${list}`, description: 'No answer', variant: 'destructive', joins: true });
  }
  toast({ title: 'Error loading logo', description: 'Refused', variant: 'destructive', joins: true });
  expect($toasts.get().map(({ title }) => title.split('\n'))).toEqual([
    ['Saved'],
    ['extras', 'bookings', 'designs', 'projects'].map((list) => `Error loading ${list}`),
    ['Error loading logo'],
  ]);
});

test('messages that do not merge stay separate', () => {
  toast({ title: 'Error', description: 'No answer', variant: 'destructive', joins: true });
  toast({ title: 'Error deleting extra', description: 'No answer', variant: 'destructive' });
  expect($toasts.get().map(({ title }) => title)).toEqual(['Error', 'Error deleting extra']);
});

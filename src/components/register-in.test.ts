import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { registerIn } from './modal-stack.ts';

test('entries stay in the order in which they were added, and each can be removed by itself', () => {
  const $list = atom<readonly string[]>([]);
  const states: (readonly string[])[] = [];
  $list.listen((entries) => states.push(entries));
  const removeWizard = registerIn($list, 'wizard');
  const removeContact = registerIn($list, 'contact');
  removeWizard();
  removeContact();
  expect(states).toEqual([['wizard'], ['wizard', 'contact'], ['contact'], []]);
});

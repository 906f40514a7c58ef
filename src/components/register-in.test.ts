import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { registerIn } from './modal-stack.ts';

test('entries stand in the order in which they came, and each goes by itself', () => {
  const $list = atom<readonly string[]>([]);
  const states: (readonly string[])[] = [];
  $list.listen((entries) => states.push(entries));
  const removeWizard = registerIn($list, 'wizard');
  const removeContact = registerIn($list, 'contact');
  removeWizard();
  removeContact();
  expect(states).toEqual([['wizard'], ['wizard', 'contact'], ['contact'], []]);
});

import { expect, test } from 'vitest';
import { addToaster, firstToaster, subscribeToToasters } from './toasters.ts';

test('the first toaster shows the toasts, and the next one when it has gone', () => {
  const wizard = Symbol('wizard');
  const contact = Symbol('contact');
  let changes = 0;
  const unsubscribe = subscribeToToasters(() => {
    changes += 1;
  });
  expect(firstToaster()).toBeUndefined();
  const removeFirst = addToaster(wizard);
  const removeSecond = addToaster(contact);
  expect(firstToaster()).toBe(wizard);
  removeFirst();
  expect(firstToaster()).toBe(contact);
  removeSecond();
  expect(firstToaster()).toBeUndefined();
  expect(changes).toBe(4);
  unsubscribe();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstFocus, HEAD_START_MS } from './after-first-focus.ts';

const then = vi.fn();
let field: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  then.mockClear();
  field = document.body.appendChild(document.createElement('input'));
});
afterEach(() => {
  field.remove();
  vi.useRealTimers();
});

/** Simulates focus, as only one page of a test run has a window in front. */
function focus(): void {
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

test('nothing is done while the visitor only reads, and it is done once shortly after a field has the focus', () => {
  afterFirstFocus(then);
  vi.advanceTimersByTime(60_000);
  expect(then).not.toHaveBeenCalled();
  focus();
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(HEAD_START_MS);
  focus();
  vi.advanceTimersByTime(HEAD_START_MS);
  expect(then).toHaveBeenCalledTimes(1);
});

test('a canceled task does not run, before the focus or after it', () => {
  afterFirstFocus(then)();
  focus();
  const callOff = afterFirstFocus(then);
  focus();
  callOff();
  vi.advanceTimersByTime(HEAD_START_MS);
  expect(then).not.toHaveBeenCalled();
});

import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { meeting } from './meeting.ts';

/** How a visitor works the wizard: each way of pressing, typing and choosing a day. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** @param date 'yyyy-MM-dd', of the month on show */
  readonly chooseDay: (date: string) => Promise<void>;
}

export const mouseHands: Hands = {
  press: (target) => target.click(),
  type: async (field, text) => {
    await field.click();
    await userEvent.keyboard(text);
  },
  chooseDay: (date) => meeting.chooseDay(date),
};

/** The keyboard alone: Tab to get there, Space or Enter to press, arrow keys within the calendar. */
export const keyboardHands: Hands = {
  press: async (target) => {
    await tabTo(target);
    // Enter previews a design; Space is what checks a radio
    const isRadio = target.element().matches('input[type=radio]');
    await userEvent.keyboard(isRadio ? ' ' : '{Enter}');
  },
  type: async (field, text) => {
    await tabTo(field);
    await userEvent.keyboard(text);
  },
  chooseDay: async (date) => {
    await tabTo(meeting.enabledDays);
    const day = meeting.day(date);
    await expect.element(day).toBeVisible();
    for (let presses = 0; presses < 31 && document.activeElement !== day.element(); presses += 1) {
      const focused = document.activeElement as Node;
      const isAhead = day.element().compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING;
      await userEvent.keyboard(isAhead ? '{ArrowRight}' : '{ArrowLeft}');
      await expect.poll(() => document.activeElement).not.toBe(focused);
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(day).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Presses Tab, or Shift and Tab, until one of `targets` has the focus, which must be somewhere in the component. */
async function tabTo(targets: Locator): Promise<void> {
  await expect.element(targets.first()).toBeInTheDocument();
  const trail: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const [first] = targets.elements();
    const focused = document.activeElement ?? document.body;
    if (!first || targets.elements().some((element) => element === focused)) return;
    trail.push(`${focused.tagName} ${focused.textContent.slice(0, 30)}`);
    const isBehind = first.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    await userEvent.tab({ shift: isBehind !== 0 });
  }
  throw new Error(`Tab never reached it; it went ${trail.slice(-6).join(', ')}`);
}

import { expect, type Locator, type Page } from '@playwright/test';
import { DateTime } from 'luxon';
import type { MeetingPart } from './wizard-page-meeting.ts';

/** A way to operate the wizard: pressing, typing and choosing a day. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly chooseDay: (meeting: MeetingPart, date: string) => Promise<void>;
}

/** Operates the wizard with a mouse, or a finger on a touch screen. */
export function pointerHands(kind: 'click' | 'tap'): Hands {
  const press = (target: Locator) => (kind === 'tap' ? target.tap() : target.click());
  return {
    press,
    type: async (field, text) => {
      await press(field);
      await expect(field).toBeFocused();
      await field.pressSequentially(text);
    },
    chooseDay: (meeting, date) => meeting.chooseDay(date),
  };
}

/** Operates the wizard with the keyboard only: Tab to move, Space or Enter to press, arrow keys within the calendar. */
export function keyboardHands(page: Page): Hands {
  async function press(target: Locator): Promise<void> {
    await tabTo(page, target);
    // Enter previews a design; Space checks a radio button
    const isRadio = await target.evaluate((element) => element.matches('input[type=radio]'));
    await page.keyboard.press(isRadio ? 'Space' : 'Enter');
  }
  return {
    press,
    type: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    chooseDay: async (meeting, date) => {
      await meeting.showMonthOf(date, press);
      await tabTo(page, meeting.enabledDays);
      for (let day = await focusedDay(page); day !== date; day = await focusedDay(page)) {
        const before = day;
        await page.keyboard.press(day < date ? 'ArrowRight' : 'ArrowLeft');
        await expect.poll(() => focusedDay(page)).not.toBe(before);
      }
      await page.keyboard.press('Enter');
      await expect(meeting.day(date)).toHaveAttribute('aria-pressed', 'true');
    },
  };
}

/** Presses Tab or Shift+Tab until one of `targets` has focus. */
async function tabTo(page: Page, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    const key = await targets.evaluateAll((elements) => {
      const focused = document.activeElement ?? document.body;
      const [first] = elements;
      if (!first || elements.includes(focused as HTMLElement)) return null;
      const isBehind = first.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${targets}`);
}

/** Returns the calendar's focused day, 'yyyy-MM-dd'. */
async function focusedDay(page: Page): Promise<string> {
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const day = DateTime.fromFormat(label.split(',').slice(0, 3).join(','), 'cccc, LLLL d, yyyy');
  if (!day.isValid) throw new Error(`No day has the focus, but: ${label}`);
  return day.toISODate();
}

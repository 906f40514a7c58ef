import { expect, type Locator, type Page } from '@playwright/test';
import { DateTime } from 'luxon';
import type { MeetingPart } from './wizard-page-meeting.ts';

/** How a visitor works the wizard: each way of pressing, typing and choosing a day. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly chooseDay: (meeting: MeetingPart, date: string) => Promise<void>;
}

/** A mouse, or a finger on a touch screen. */
export function pointerHands(kind: 'click' | 'tap'): Hands {
  const press = (target: Locator) => (kind === 'tap' ? target.tap() : target.click());
  return {
    press,
    type: async (field, text) => {
      await press(field);
      await field.pressSequentially(text);
    },
    chooseDay: (meeting, date) => meeting.chooseDay(date),
  };
}

/** The keyboard alone: Tab to get there, Space or Enter to press, arrow keys within groups and the calendar. */
export function keyboardHands(page: Page): Hands {
  return {
    press: async (target) => {
      await tabTo(page, target);
      // Enter previews a design; Space is what checks a radio
      const isRadio = await target.evaluate((element) => element.matches('input[type=radio]'));
      await page.keyboard.press(isRadio ? 'Space' : 'Enter');
    },
    type: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    chooseDay: async (meeting, date) => {
      await tabTo(page, meeting.enabledDays.first(), meeting.enabledDays);
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

/** Presses Tab, or Shift and Tab, until `target` (or one of `group`) has the focus. */
async function tabTo(page: Page, target: Locator, group: Locator = target): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    const isThere = await group.evaluateAll((elements) =>
      elements.includes(document.activeElement as HTMLElement),
    );
    if (isThere) return;
    const isBehind = await target.evaluate((element) => {
      const order = element.compareDocumentPosition(document.activeElement ?? document.body);
      return Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** The day of the calendar that has the focus, 'yyyy-MM-dd'. */
async function focusedDay(page: Page): Promise<string> {
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const day = DateTime.fromFormat(label.split(',').slice(0, 3).join(','), 'cccc, LLLL d, yyyy');
  if (!day.isValid) throw new Error(`No day has the focus, but: ${label}`);
  return day.toISODate();
}

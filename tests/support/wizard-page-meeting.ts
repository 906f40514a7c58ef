import { expect, type Locator, type Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { CONTACT_KEYS, CONTACT_LABELS, type ContactLabel, type Visitor } from './visitor.ts';

/** The wizard's last step and its confirmation, located by roles and names only. */
export class MeetingPart {
  readonly page: Page;
  /** Selectable days of the displayed month. */
  readonly enabledDays: Locator;
  readonly confirm: Locator;
  /** The message about what blocks the booking. */
  readonly notice: Locator;
  readonly confirmation: Locator;
  private readonly root: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
    this.enabledDays = root.getByRole('gridcell').getByRole('button', { disabled: false });
    this.confirm = root.getByRole('button', { name: 'Confirm Quote & Schedule Meeting' });
    this.notice = root.getByRole('alert').filter({ has: page.getByRole('button') });
    this.confirmation = root.filter({ has: page.getByRole('heading', { name: 'Your meeting is booked' }) });
  }

  /** Locates the button of a day ('yyyy-MM-dd'), if its month is displayed. */
  day(date: string): Locator {
    return this.root.getByRole('gridcell').getByRole('button', { name: `${longDay(date)},` });
  }

  /** Pages the calendar to the day's month. */
  async showMonthOf(date: string, press = (target: Locator) => target.click()): Promise<void> {
    await expect(this.root.getByRole('grid')).toBeVisible();
    const next = this.root.getByRole('button', { name: /next month/i });
    const month = DateTime.fromISO(date).toFormat('LLLL yyyy');
    const caption = this.root.getByRole('status').filter({ hasText: /^[A-Z][a-z]+ \d{4}$/ });
    const monthOnShow = async () => (await caption.textContent()) ?? '';
    for (let shown = await monthOnShow(); shown !== month; shown = await monthOnShow()) {
      await press(next);
      await expect(caption).not.toHaveText(shown);
    }
  }

  async chooseDay(date: string): Promise<void> {
    await this.showMonthOf(date);
    await this.day(date).click();
    await expect(this.day(date)).toHaveAttribute('aria-pressed', 'true');
  }

  /** Locates the button of a time, such as '10:00 AM' or '10:00 AM Booked'. */
  slot(label: string): Locator {
    return this.root.getByRole('button', { name: label, exact: true });
  }

  /** Locates the button of a slot offered instead of a taken one. */
  alternative(date: string, label: string): Locator {
    return this.notice.getByRole('button', { name: `${label} ${longDay(date)}` });
  }

  contact(label: ContactLabel): Locator {
    return this.root.getByRole('textbox', { name: label });
  }

  async fillContact(visitor: Partial<Visitor>): Promise<void> {
    for (const key of CONTACT_KEYS) await this.contact(CONTACT_LABELS[key]).fill(visitor[key] ?? '');
  }

  /** Fills in the last step that is open: a time, and who is coming. */
  async fillIn(date: string, time: string, visitor: Partial<Visitor>): Promise<void> {
    await this.chooseDay(date);
    await this.slot(time).click();
    await this.fillContact(visitor);
  }
}

/** Returns 'Tuesday, December 8, 2026' for '2026-12-08'. */
function longDay(date: string): string {
  return DateTime.fromISO(date).toFormat('cccc, LLLL d, yyyy');
}

import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { CONTACT_KEYS, CONTACT_LABELS, type ContactLabel, VERA } from '../support/visitor.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import { FIRST_DAY } from './booking-api.ts';
import { focus } from './texts.ts';
import { wizard } from './wizard.tsx';

/** Contact details that the form accepts, by label. */
export const VISITOR = Object.fromEntries(
  CONTACT_KEYS.map((key) => [CONTACT_LABELS[key], VERA[key]]),
) as Record<ContactLabel, string>;

const { root } = wizard;

/** The wizard's last step and its confirmation, located by roles and names only. */
export const meeting = {
  timeZone: root.getByRole('combobox', { name: 'Time zone' }),
  zoneOptions: root.getByRole('listbox', { name: 'Time zone' }).getByRole('option'),
  /** Selectable days of the displayed month. */
  enabledDays: root.getByRole('gridcell').getByRole('button', { disabled: false }),
  confirm: root.getByRole('button', { name: 'Confirm Quote & Schedule Meeting' }),
  /** The message about what blocks the booking. */
  notice: root.getByRole('alert').filter({ has: page.getByRole('button') }),
  confirmation: root.filter({ has: page.getByRole('heading', { name: 'Your meeting is booked' }) }),

  /** Locates the button of a day ('yyyy-MM-dd') in the displayed month. */
  day(date: string): Locator {
    return root.getByRole('gridcell').getByRole('button', { name: `${longDay(date)},` });
  },

  async chooseDay(date: string): Promise<void> {
    await meeting.day(date).click();
    await expect.element(meeting.day(date)).toHaveAttribute('aria-pressed', 'true');
  },

  /** Locates the button of a time, such as '10:00 AM' or '10:00 AM Booked'. */
  slot(label: string): Locator {
    return root.getByRole('button', { name: label, exact: true });
  },

  /** Locates the button of a slot offered instead of a taken one. */
  alternative(date: string, label: string): Locator {
    return meeting.notice.getByRole('button', { name: `${label} ${longDay(date)}` });
  },

  contact(label: ContactLabel): Locator {
    return root.getByRole('textbox', { name: label });
  },

  async fillContact(changes: Partial<Record<ContactLabel, string>> = {}): Promise<void> {
    for (const [label, text] of Object.entries({ ...VISITOR, ...changes })) {
      await meeting.contact(label as ContactLabel).fill(text);
    }
  },

  /** Presses the confirm button although it is marked as disabled; it then says what is missing. */
  async pressConfirm(): Promise<void> {
    await expect.element(meeting.contact('Name')).toBeVisible();
    await expect.element(meeting.confirm).toBeDisabled();
    await meeting.confirm.click({ force: true });
  },

  /** Renders the last step of a complete quote and fills it in: 10 AM on the first day. */
  async fillIn(): Promise<void> {
    await wizard.openWithDraft(draftAt('meeting'));
    await meeting.fillOpened();
  },

  /** Fills in the last step that is open: 10 AM on the first day. */
  async fillOpened(): Promise<void> {
    await meeting.chooseDay(FIRST_DAY);
    await meeting.slot('10:00 AM').click();
    await meeting.fillContact();
  },

  /** Books from the last step that is open, up to the confirmation. */
  async book(): Promise<void> {
    await meeting.fillOpened();
    await meeting.confirm.click();
    await expect.element(meeting.confirmation).toBeVisible();
  },

  async searchZone(text: string): Promise<void> {
    await focus(meeting.timeZone);
    await meeting.timeZone.fill(text);
  },
};

/** Returns 'Tuesday, December 8, 2026' for '2026-12-08'. */
export function longDay(date: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

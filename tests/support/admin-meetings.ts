import { expect, type Locator } from '@playwright/test';
import { formatDay } from '../../src/domain/time/format-time.ts';
import type { AdminPage } from './admin-page.ts';

/** The panel's cards about meetings, located by roles and names only. */
export class MeetingCards {
  readonly panel: AdminPage;
  readonly availability: Locator;
  readonly bookings: Locator;
  readonly add: Locator;
  readonly allBookings: Locator;

  constructor(panel: AdminPage) {
    this.panel = panel;
    this.availability = panel.card('Manage Availability');
    this.bookings = panel.card('Recent Bookings');
    this.add = this.availability.getByRole('button', { name: 'Add Availability' });
    this.allBookings = panel.dialog('All bookings');
  }

  slot(label: string): Locator {
    return this.availability.getByRole('checkbox', { name: label, exact: true });
  }

  /** Offers `labels` on a date, and expects the toast. */
  async offer(date: string, ...labels: string[]): Promise<void> {
    await this.panel.chooseDate(date);
    for (const label of labels) await this.slot(label).check();
    await this.add.click();
    await this.panel.expectToast(
      'Availability added',
      `Added ${labels.length} time slots for ${formatDay(date)}`,
    );
  }

  /** Opens a booking's details. */
  async openBooking(name: string, within = this.bookings): Promise<Locator> {
    await within.getByRole('button', { name, exact: true }).click();
    return this.panel.dialog(name);
  }

  /** Locates the headings of the bookings, in order. */
  bookers(within = this.bookings): Locator {
    return within.getByRole('heading', { level: 3 });
  }

  async showAll(): Promise<void> {
    await this.bookings.getByRole('button', { name: 'Show all' }).click();
    await expect(this.allBookings.getByText('Loading bookings...')).toHaveCount(0);
  }
}

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import {
  designContent,
  extraContent,
  projectContent,
  storeContent,
} from '../../../tests/browser/admin-kinds.tsx';
import { startMeetings, storeBooking, storeSlots } from '../../../tests/browser/admin-meetings.tsx';
import { CONTENT } from '../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { fakeApi } from '../../../tests/browser/fake-api.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { AdminPanel } from './AdminPanel.tsx';
import { SECTION_NAMES, SECTIONS, type Section } from './place/place.ts';

const NUMBERS = { success: true, weeks: [], months: [], sources: [], read_from: null };

beforeEach(() => {
  startMeetings();
  fakeApi({ 'POST /api/admin/numbers': NUMBERS, [CONTENT]: DEMO_CONTENT });
});

test('the title and its subtitle are on every section, and Settings is named', async () => {
  await setViewport(PHONE);
  await render(
    <main>
      <AdminPanel />
    </main>,
  );
  for (const section of SECTIONS) {
    location.hash = section;
    const name = SECTION_NAMES[section];
    await expect.element(page.getByRole('region', { name: `${name} section` })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Admin Panel', level: 1 })).toBeInViewport();
    await expect.element(page.getByText('Manage your availability and bookings')).toBeInViewport();
  }
  await expect.element(page.getByRole('heading', { name: 'Settings', exact: true })).toBeInViewport();
  await expectAccessible();
});

test("an administrator's data is loaded, each list with its section", async () => {
  storeBooking({ user_name: 'Bea Booker' });
  storeSlots('2027-01-16', '10:00 AM');
  storeContent(designContent, 'A Design');
  storeContent(extraContent, 'An Extra');
  storeContent(projectContent, 'A Project');
  await render(
    <main>
      <AdminPanel />
    </main>,
  );
  const loaded = {
    bookings: ['Bea Booker'],
    availability: ['Saturday, January 16, 2027'],
    content: ['A Design', 'An Extra', 'A Project'],
  } satisfies Partial<Record<Section, readonly string[]>>;
  for (const [section, names] of Object.entries(loaded)) {
    location.hash = section;
    for (const name of names) await expect.element(page.getByRole('main')).toMatchTextContent(name);
  }
});

import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  openBooking,
  openMeetings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { expectToast } from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

/** Opens a booking that came with a print file. */
async function openedWithFile() {
  startMeetings();
  const id = storeBooking({ company: 'Acme' });
  database.store(`booking_files/${id}`, { name: 'acme.pdf', size: 1_240_000 });
  await openMeetings();
  return { route: `GET /api/admin/bookings/${id}/logo-file`, dialog: await openBooking('Vera Visitor') };
}

test('an opened booking names the file that came with it, and downloads it as it is', async () => {
  const { route, dialog } = await openedWithFile();
  const api = fakeApi({ [route]: () => new Response('%PDF-1.7') });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await expect.element(dialog).toMatchTextContent('Logo file: acme.pdf, 1.2 MB');
  await setViewport(PHONE);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => press.mock.contexts[0]).toMatchObject({ download: 'acme.pdf' });
  const { href } = press.mock.contexts[0] as HTMLAnchorElement;
  expect(await (await fetch(href)).text()).toBe('%PDF-1.7');
  expect(api.requestsTo(route)[0]?.headers.get('Authorization')).toMatch(/^Bearer /);
});

test('a file that cannot be downloaded is reported', async () => {
  allowProblems(/Error downloading the logo file/);
  const { route, dialog } = await openedWithFile();
  fakeApi({ [route]: () => problem(404, { error: 'There is nothing here', code: 'not-found' }) });
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expectToast('Error downloading the logo file', 'There is nothing here');
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { MEETING_BOOTH } from '../../../tests/browser/booking-api.ts';
import { pictureFile } from '../../../tests/browser/booth-scene/logo-files.ts';
import { problem } from '../../../tests/browser/fake-api.ts';
import { managed, TOKEN } from '../../../tests/browser/managed-meeting.tsx';
import { allowProblems, problemsSoFar } from '../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { base64Of } from '../../booth/still/draw-own-booth.ts';

const LAUNCH = { title: 'Launch', url: '/media/booth-designs/launch-0123456789abcdef-1200x900.webp' };
const own = page.getByRole('img', { name: 'Launch, with your logo' });
const heading = page.getByRole('heading', { name: 'Your booth' });

test("the meeting's page shows the visitor's own booth, by the link's token", async () => {
  const picture = await base64Of(await pictureFile(120, 90, '#d01040', 'image/webp'));
  const api = await managed.open({
    [MEETING_BOOTH]: { success: true, booth: { ...LAUNCH, own: picture } },
  });
  await expect.element(own).toBeVisible();
  await (own.element() as HTMLImageElement).decode();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('as designed');
  expect(api.requestsTo(MEETING_BOOTH)[0]?.headers.get('X-Meeting-Token')).toBe(TOKEN);
  await setViewport(PHONE);
  await expectAccessible();
});

test('otherwise it shows the design, and says so', async () => {
  await managed.open({ [MEETING_BOOTH]: { success: true, booth: { ...LAUNCH, own: null } } });
  await expect.element(page.getByRole('figure')).toMatchTextContent('Launch, as designed');
  await expectAccessible();
});

test('without an answer there is no picture', async () => {
  allowProblems(/Error loading the picture of the booth/);
  await managed.open({ [MEETING_BOOTH]: () => problem(500, { error: 'Down', code: 'internal' }) });
  await expect.element(managed.facts).toBeVisible();
  await expect.poll(problemsSoFar).toEqual([expect.stringContaining('Error loading the picture')]);
  expect(heading.query()).toBeNull();
});

import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  PARTNER,
} from '../../../../tests/browser/admin-panel.tsx';
import { startSettings } from '../../../../tests/browser/admin-settings.ts';
import { fakeUploads, picture } from '../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { HostCard } from './HostCard.tsx';

const PATH = `hosts/${ADMIN.uid}`;
/** A picture that this test can load. */
const PHOTO = '/scripts/demo/images/designs/10x10-launch-topview.webp';

const host = card('You as the Host');
const name = host.getByLabelText('Your name');
const photo = host.getByLabelText('Photo', { exact: true });
const save = button('Save details', host);

beforeEach(() => void startSettings());

function storeHost(): void {
  database.store(PATH, { name: 'Alex Rivera', photo_url: PHOTO, admin_id: ADMIN.uid });
}

test('name and photo make the record of this administrator; the photo is shown before it is saved', async () => {
  database.store(`hosts/${PARTNER.uid}`, { name: 'Sam Chen', photo_url: null, admin_id: PARTNER.uid });
  const uploads = fakeUploads();
  await openCard(<HostCard />);
  await save.click();
  await expect.element(name).toHaveAccessibleDescription(/Enter your name$/);
  await name.fill('Alex Rivera');
  await photo.upload(picture('alex.png'));
  await expect.element(host.getByAltText('Photo: new image')).toBeVisible();
  await save.click();
  await expectToast('Host details saved');
  expect(database.read(PATH)).toMatchObject({
    name: 'Alex Rivera',
    photo_url: expect.stringMatching(/^\/media\/host\//),
    admin_id: ADMIN.uid,
  });
  expect(uploads.sent.map(({ search }) => search)).toEqual(['folder=host']);
});

test('the name is changed without the photo, and the photo is removed', async () => {
  const uploads = fakeUploads();
  storeHost();
  await openCard(<HostCard />);
  await expect.element(name).toHaveValue('Alex Rivera');
  await expect.element(host.getByAltText('Photo: current image')).toHaveAttribute('src', PHOTO);
  await name.fill('Alexandra Rivera');
  await save.click();
  await expectToast('Host details saved');
  expect(database.read(PATH)).toMatchObject({ name: 'Alexandra Rivera', photo_url: PHOTO });
  await button('Remove image: Photo', host).click();
  await save.click();
  await expect.poll(() => database.read(PATH)).toMatchObject({ photo_url: null });
  expect(uploads.sent).toEqual([]);
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: empty with what is missing, and filled`, async () => {
    await setViewport(viewport);
    await openCard(<HostCard />);
    await save.click();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    storeHost();
    await expect.element(name).toHaveValue('Alex Rivera');
    await expectAccessible();
  });
}

import { beforeEach, expect, test } from 'vitest';
import {
  ADMIN,
  button,
  card,
  expectToast,
  NO_NETWORK,
  openCard,
  REFUSAL,
  startPanel,
  TOLD,
  withoutNetwork,
} from '../../../../tests/browser/admin-panel.tsx';
import {
  chooseHugePicture,
  fakeUploads,
  noPicture,
  picture,
} from '../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { LogoCard } from './LogoCard.tsx';

const SETTINGS = `site_settings/${ADMIN.uid}`;
const OLD_LOGO = '/media/demo-admin/logo-0123456789abcdef-300x80.webp';

const logo = card('Site Logo');
const input = logo.getByLabelText('Logo image');
const upload = button('Upload Logo', logo);

beforeEach(startPanel);

test('the first logo of an administrator makes its settings', async () => {
  const uploads = fakeUploads();
  await openCard(<LogoCard admin={ADMIN} />);
  await expect.element(logo).toMatchTextContent('No logo yet');
  await expect.element(upload).toBeDisabled();
  await input.upload(picture('logo.png'));
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
  await upload.click();
  await expectToast('Logo uploaded', 'Your logo has been updated successfully.');
  await expect.element(upload).toBeDisabled();
  await expect.element(input).toHaveValue('');
  expect(database.read(SETTINGS)).toMatchObject({
    admin_id: ADMIN.uid,
    logo_url: expect.stringMatching(/^\/media\/logo\//),
  });
  expect(uploads.sent.map(({ search }) => search)).toEqual(['folder=logo']);
});

test('another logo takes the place of the one there was, in the same settings', async () => {
  fakeUploads();
  database.store(SETTINGS, { admin_id: ADMIN.uid, logo_url: OLD_LOGO });
  await openCard(<LogoCard admin={ADMIN} />);
  await input.upload(picture('logo.png'));
  await upload.click();
  await expectToast('Logo uploaded');
  expect(database.only('site_settings')).toMatchObject({
    id: ADMIN.uid,
    logo_url: expect.not.stringContaining('0123456789abcdef'),
  });
});

test('an upload shows how far it is, and can be stopped', async () => {
  const uploads = fakeUploads();
  await openCard(<LogoCard admin={ADMIN} />);
  await input.upload(picture('logo.png'));
  const letGo = uploads.hold();
  await upload.click();
  await expect.element(button('Uploading...', logo)).toBeVisible();
  await expect.element(logo.getByRole('progressbar', { name: 'Uploading logo' })).toBeVisible();
  await button('Cancel upload: logo', logo).click();
  await expectToast('Upload canceled', 'The logo stays as it was.');
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
  letGo();
  expect(database.read(SETTINGS)).toBeUndefined();
});

test('a file that is no usable picture is refused beside the field', async () => {
  await openCard(<LogoCard admin={ADMIN} />);
  await input.upload(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await expect.element(input).toHaveAccessibleDescription(/Choose an image: JPEG, PNG, WebP or AVIF$/);
  await expect.element(upload).toBeDisabled();
});

test('a logo that cannot be uploaded or stored leaves the one there was', async () => {
  allowProblems(TOLD);
  fakeUploads();
  await openCard(<LogoCard admin={ADMIN} />);
  chooseHugePicture(input);
  await upload.click();
  await expectToast('Error uploading logo', 'The image is larger than 10 MB.');
  await input.upload(noPicture());
  await upload.click();
  await expectToast('Error uploading logo', 'Please choose a JPEG, PNG, WebP or AVIF image.');
  await input.upload(picture());
  await withoutNetwork(async () => {
    await upload.click();
    await expectToast('Error uploading logo', NO_NETWORK);
  });
  database.refuse((path) => path === SETTINGS);
  await upload.click();
  await expectToast('Error uploading logo', REFUSAL);
  expect(database.read(SETTINGS)).toBeUndefined();
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
});

import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  NO_NETWORK,
  openCard,
  question,
  REFUSAL,
  REPORTED,
  startPanel,
  withoutNetwork,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeApi, held } from '../../../../../tests/browser/fake-api.ts';
import { fakeUploads, noPicture, picture } from '../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { LogoCard } from './LogoCard.tsx';

const SETTINGS = `site_settings/${ADMIN.uid}`;
const OLD_LOGO = '/media/demo-admin/logo-0123456789abcdef-300x80.webp';

const logo = card('Site Logo');
const input = logo.getByLabelText('Logo image');
const upload = button('Upload Logo', logo);
const notice = logo.getByRole('alert');

beforeEach(startPanel);

/** The other administrator's logo: a picture that this test can load. */
const PARTNERS = '/scripts/demo/images/designs/10x10-launch-topview.webp';

/** Publishes a logo, as the other administrator's upload does. */
function siteShows(logo_url: string | null) {
  fakeApi().answer('GET /api/content', { logo_url });
}

test('a logo that the other administrator published meanwhile is kept until it is replaced', async () => {
  siteShows(null);
  fakeUploads();
  await openCard(<LogoCard />);
  await expect.element(logo.getByText('No logo yet')).toBeInTheDocument();
  await input.upload(picture('logo.png'));
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
  siteShows(PARTNERS);
  await upload.click();
  await expect.element(notice).toMatchTextContent('Changed since you opened it');
  expect(database.read(SETTINGS)).toBeUndefined();
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
  await button('Save mine', notice).click();
  await expectToast('Logo uploaded');
  expect(database.read(SETTINGS)).toMatchObject({ logo_url: expect.stringMatching(/^\/media\/logo\//) });
});

test('a logo from another window of this administrator is loaded, and then replaced', async () => {
  siteShows(OLD_LOGO);
  database.store(SETTINGS, { admin_id: ADMIN.uid, logo_url: OLD_LOGO });
  fakeUploads();
  await openCard(<LogoCard />);
  await expect.element(logo.getByAltText('Current logo')).toBeInTheDocument();
  await input.upload(picture('logo.png'));
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
  database.store(SETTINGS, { admin_id: ADMIN.uid, logo_url: PARTNERS });
  await upload.click();
  await expect.element(notice).toBeVisible();
  expect(database.read(SETTINGS)).toMatchObject({ logo_url: PARTNERS });
  await button('Load theirs', notice).click();
  await expect.element(logo.getByAltText('Current logo')).toHaveAttribute('src', PARTNERS);
  await input.upload(picture('logo.png'));
  await upload.click();
  await expectToast('Logo uploaded');
});

test('uploads in a row replace the logo in the same settings, although the published one lags behind', async () => {
  siteShows(OLD_LOGO);
  database.store(SETTINGS, { admin_id: ADMIN.uid, logo_url: OLD_LOGO });
  fakeUploads();
  await openCard(<LogoCard />);
  await expect.element(logo.getByAltText('Current logo')).toBeInTheDocument();
  for (const name of ['first.png', 'second.png', 'third.png']) {
    const lagging = database.read(SETTINGS)?.['logo_url'];
    await input.upload(picture(name));
    await upload.click();
    await expect.poll(() => database.read(SETTINGS)?.['logo_url']).not.toBe(lagging);
    siteShows(String(lagging));
  }
  expect(database.only('site_settings')).toMatchObject({ id: ADMIN.uid });
});

test("the card shows the site's logo, no matter who set it; the own one, uploaded again, is shown at once", async () => {
  const own = '/media/logo/image-0000000000000001-640x480.webp';
  siteShows(PARTNERS);
  database.store(SETTINGS, { admin_id: ADMIN.uid, logo_url: own });
  fakeUploads();
  await openCard(<LogoCard />);
  await expect.element(logo.getByAltText('Current logo')).toHaveAttribute('src', PARTNERS);
  await input.upload(picture('logo.png'));
  await upload.click();
  await expectToast('Logo uploaded');
  expect(database.read(SETTINGS)).toMatchObject({ logo_url: own });
  // The own one cannot be loaded here, and gives way to a placeholder
  const sources = () =>
    logo
      .getByAltText('Current logo')
      .elements()
      .map((image) => image.getAttribute('src'));
  await expect.poll(sources).not.toContain(PARTNERS);
});

test('a file chosen while the card loads is sent only once it is known what it replaces', async () => {
  const { answer, release } = held({ logo_url: OLD_LOGO });
  fakeApi({ 'GET /api/content': answer });
  database.store(SETTINGS, { admin_id: ADMIN.uid, logo_url: OLD_LOGO });
  fakeUploads();
  await openCard(<LogoCard />);
  await input.upload(picture('logo.png'));
  await expect.element(upload).toBeDisabled();
  release();
  await upload.click();
  await expectToast('Logo uploaded');
});

test("a variant for dark backgrounds is stored with the site's logo, and stays with the next logo", async () => {
  siteShows(PARTNERS);
  fakeUploads();
  await openCard(<LogoCard />);
  await logo.getByLabelText('For dark backgrounds, such as the top of the home page').click();
  await input.upload(picture('light-letters.png'));
  await expect.element(logo.getByAltText('New logo for dark backgrounds')).toBeVisible();
  await upload.click();
  await expectToast('Logo uploaded');
  await expect.element(input).toHaveFocus();
  const first = database.read(SETTINGS);
  expect(first).toMatchObject({
    logo_url: PARTNERS,
    logo_dark_url: expect.stringMatching(/^\/media\/logo\//),
  });
  await expect.element(button('Remove the one for dark backgrounds', logo)).toBeVisible();
  await input.upload(picture('dark-letters.png'));
  await upload.click();
  await expect.poll(() => database.read(SETTINGS)?.['logo_url']).not.toBe(PARTNERS);
  expect(database.read(SETTINGS)).toMatchObject({ logo_dark_url: first?.['logo_dark_url'] });
  await expectAccessible();
  await button('Remove the one for dark backgrounds', logo).click();
  await button('Remove', question('Remove the logo for dark backgrounds?')).click();
  await expectToast('Logo for dark backgrounds removed');
  await expect.element(input).toHaveFocus();
  expect(database.read(SETTINGS)).toMatchObject({ logo_url: expect.any(String), logo_dark_url: null });
});

test("an administrator's first logo creates its settings", async () => {
  const uploads = fakeUploads();
  await openCard(<LogoCard />);
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

test('an upload shows its progress, and can be stopped', async () => {
  const uploads = fakeUploads();
  await openCard(<LogoCard />);
  await input.upload(picture('logo.png'));
  const letGo = uploads.hold();
  await upload.click();
  await expect.element(button('Uploading...', logo)).toBeVisible();
  await expect.element(logo.getByRole('progressbar', { name: 'Uploading logo' })).toBeVisible();
  await button('Cancel upload: logo', logo).click();
  await expectToast('Upload canceled', 'Nothing was saved; everything you entered is still here.');
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
  letGo();
  expect(database.read(SETTINGS)).toBeUndefined();
});

test('an unusable file is refused next to the field', async () => {
  await openCard(<LogoCard />);
  for (const file of [
    new File(['%PDF-1.7'], 'logo.pdf', { type: 'application/pdf' }),
    new File(['<html/>'], 'logo.svg', { type: 'image/svg+xml' }),
  ]) {
    await input.upload(picture());
    await expect.element(upload).toBeEnabled();
    await input.upload(file);
    await expect
      .element(input)
      .toHaveAccessibleDescription(/Choose an image: JPEG, PNG, WebP, AVIF, or SVG$/);
    await expect.element(upload).toBeDisabled();
  }
});

test('an SVG is shown and sent as a picture', async () => {
  const { sent } = fakeUploads();
  await openCard(<LogoCard />);
  const drawing = '<!-- Acme --><svg viewBox="0 0 20 10"><foreignObject/><path d="M0 0h20v10H0z"/></svg>';
  await input.upload(new File([drawing], 'logo.svg', { type: 'image/svg+xml' }));
  await expect.element(logo.getByAltText('New logo')).toBeVisible();
  await upload.click();
  await expectToast('Logo uploaded');
  const { width, height } = await createImageBitmap(sent[0]?.file as File);
  expect([sent[0]?.file.type, width, height]).toEqual(['image/png', 1024, 512]);
  await expect.element(upload).toBeDisabled();
});

test('a logo that cannot be uploaded or stored leaves the existing one', async () => {
  allowProblems(REPORTED);
  fakeUploads();
  await openCard(<LogoCard />);
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

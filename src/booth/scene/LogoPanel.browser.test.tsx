import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { readLogo } from '#booth/browser.ts';
import { AS_DESIGNED, type Dress } from '#booth/common.ts';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import {
  discFile,
  jpegOfSize,
  noiseFile,
  pictureFile,
  svgFile,
} from '../../../tests/browser/booth-scene/logo-files.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { LOOK_KEY } from '../../lib/draft-keys.ts';
import { $ownLook, restoreOwnLook, takeLogo } from '../own-look.ts';
import { LogoPanel } from './LogoPanel.tsx';

const panel = page.getByRole('region', { name: 'Your logo on the booth' });
const input = panel.getByLabelText(/^(Upload logo|Choose another)$/);
const picture = panel.getByRole('img', { name: 'Your logo' });
const alert = panel.getByRole('alert');
const removal = panel.getByRole('button', { name: 'Remove logo' });

/** A dress in one word, such as 'color white #d01040'. */
function wornIn({ wall, ink, color }: Dress) {
  return { worn: [wall, ink, ...(color ? [color] : [])].join(' ') };
}

/** The logo currently on the booth; null without one. */
function shown() {
  const { logo, dress } = $ownLook.get();
  return (
    logo && { width: logo.bitmap.width, height: logo.bitmap.height, color: logo.color, ...wornIn(dress) }
  );
}

function carrying(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** Reads the look as another page would: one whose stored text is another one. */
async function reload(): Promise<void> {
  localStorage.setItem(LOOK_KEY, `${localStorage.getItem(LOOK_KEY)} `);
  await restoreOwnLook();
}

async function choose(file: File): Promise<void> {
  await userEvent.upload(input, file);
}

beforeEach(async () => {
  // Remains of the last test's draft
  await restoreOwnLook();
  await render(<LogoPanel />);
});

test('a chosen logo is shown without its transparent edges, with its color, survives a reload, and can be removed', async () => {
  await choose(discFile('#d01040'));
  await expect.element(picture).toBeVisible();
  await expect
    .element(panel.getByRole('status'))
    .toMatchTextContent(
      'Your logo is on the booth. White logo on red walls, because your logo has one strong color.',
    );
  await expect
    .element(panel.getByRole('button', { name: 'Brand color' }))
    .toHaveAttribute('aria-pressed', 'true');
  // Drawn 1,024 pixels wide; the disc covers 80 of 200
  expect(shown()).toMatchObject({ color: '#d01040', worn: 'color white #d01040' });
  expect(Math.abs((shown()?.width ?? 0) - 410)).toBeLessThan(4);
  await setViewport({ width: 820, height: 1180 });
  const [button, image] = [removal, picture].map((each) => each.element().getBoundingClientRect());
  expect(button?.top).toBeLessThan(image?.bottom ?? 0);
  await setViewport(PHONE);
  await expectAccessible();

  await cleanup();
  const { logo } = $ownLook.get();
  await reload();
  expect($ownLook.get().logo).not.toBe(logo);
  await render(<LogoPanel />);
  await expect.element(picture).toBeVisible();

  removal.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  await expect
    .element(panel.getByRole('button', { name: 'As designed' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem(LOOK_KEY)).toBeNull();
});

test('walls are as designed or in any picked color, which a logo without one keeps', async () => {
  const picker = panel.getByLabelText('Custom');
  await picker.fill('#00aa55');
  expect($ownLook.get().dress).toMatchObject({ wall: 'color', color: '#00aa55' });
  await choose(discFile('#000000'));
  await expect.element(picture).toBeVisible();
  expect(shown()).toMatchObject({ color: '#2b2d33', worn: 'color original #00aa55' });
  await panel.getByRole('button', { name: 'As designed' }).click();
  expect(shown()).toMatchObject({ worn: 'designed white' });
  await picker.fill('#aa0055');
  await removal.click();
  expect($ownLook.get()).toEqual({ logo: null, dress: { wall: 'color', ink: 'white', color: '#aa0055' } });
});

test("a new logo without a color does not inherit the previous logo's", async () => {
  await choose(discFile('#d01040'));
  await expect.poll(shown).toMatchObject({ worn: 'color white #d01040' });
  await choose(discFile('#000000'));
  await expect.poll(shown).toMatchObject({ color: '#2b2d33', worn: 'color white #2b2d33' });
  await expect
    .element(panel.getByRole('button', { name: 'Brand color' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test("a photo's color survives a reload, too", async () => {
  await choose(await noiseFile(500));
  await expect.element(picture).toBeVisible();
  const { dress } = $ownLook.get();
  expect(localStorage.getItem(LOOK_KEY)).toContain('data:image/webp');
  await reload();
  expect(shown()).toMatchObject({ color: dress.color, ...wornIn(dress) });
  await removal.click();
  expect($ownLook.get()).toEqual({ logo: null, dress: AS_DESIGNED });
});

test('large images are scaled down, and a small one stays small and is said to print badly', async () => {
  await choose(await pictureFile(1500, 750, '#336699', 'image/jpeg'));
  await expect.element(picture).toBeVisible();
  expect(shown()).toMatchObject({ width: 1024, height: 512 });
  await expect.element(panel).not.toMatchTextContent('This file is small');
  await choose(await pictureFile(60, 30, '#336699', 'image/webp'));
  await expect.poll(shown).toMatchObject({ width: 60, height: 30 });
  await expect
    .element(panel)
    .toMatchTextContent('This file is small; a vector or 600 px file prints better.');
});

test('a file can be dropped anywhere or pasted', async () => {
  const drop = new DragEvent('drop', { dataTransfer: carrying(discFile('#d01040')), cancelable: true });
  document.body.dispatchEvent(new DragEvent('dragover', { cancelable: true, bubbles: true }));
  document.dispatchEvent(drop);
  expect(drop.defaultPrevented, 'the browser would open the file').toBe(true);
  await expect.poll(shown).toMatchObject({ color: '#d01040' });
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carrying(discFile('#1040d0')) }));
  await expect.poll(shown).toMatchObject({ color: '#1040d0' });
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carrying() }));
  await expect.element(alert).toMatchTextContent("We couldn't read an image from that.");
  expect(shown()).toMatchObject({ color: '#1040d0' });
});

test('of two files the later one counts, regardless of which is ready first', async () => {
  const large = await pictureFile(3000, 3000, '#d01040');
  const [first, last] = await Promise.all([
    takeLogo(readLogo(large)),
    takeLogo(readLogo(discFile('#1040d0'))),
  ]);
  expect([first, last]).toEqual([false, true]);
  expect(shown()).toMatchObject({ color: '#1040d0' });
});

const SIGNATURE = '\x89PNG\r\n\x1A\n';
const cutOff = async () => (await pictureFile(600, 600, '#336699')).slice(0, -20);
const LINKED = `<image href="${location.origin}/elsewhere.png" width="90" height="90"/>`;

const REFUSED: [string, () => Promise<Blob> | Blob, string][] = [
  ['another kind of file', () => new Blob(['GIF89a']), 'not a PNG, JPEG, WebP, AVIF, or SVG'],
  ['a PDF', () => new Blob(['%PDF-1.7\n']), 'reply to your confirmation with print files'],
  ['an EPS with a preview', () => new Blob([Uint8Array.of(0xc5, 0xd0, 0xd3, 0xc6)]), 'reply to your'],
  ['more than 5 MB', () => new Blob([SIGNATURE, new Uint8Array(5 * 1024 * 1024)]), 'larger than 5 MB'],
  ['more than 50 megapixels', () => jpegOfSize(8000, 6251), 'more than 50 megapixels'],
  ['a truncated PNG', cutOff, 'cannot be opened'],
  ['a link to an image elsewhere', () => svgFile(LINKED), 'That image is empty'],
  ['a truncated drawing', () => svgFile('<rect/>').slice(0, -8), 'cannot be opened'],
];

test('a file that is no logo is refused with a message next to the field, and the current logo stays', async () => {
  await choose(discFile('#d01040'));
  await expect.poll(shown).toMatchObject({ color: '#d01040' });
  for (const [, file, words] of REFUSED) {
    await choose(new File([await file()], 'logo.png'));
    await expect.element(alert).toMatchTextContent(words);
    await expect.element(alert).toMatchTextContent('Your logo stays as it is.');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription(new RegExp(words));
    expect(shown()).toMatchObject({ color: '#d01040' });
  }
  await choose(discFile('#1040d0'));
  await expect.element(alert).toBeEmptyDOMElement();
});

test('a drawing runs no script and fetches nothing, whatever it tries, and is still drawn', async () => {
  const asked: string[] = [];
  const network = cdp();
  network.on('Network.requestWillBeSent', ({ request }: { request: { url: string } }) =>
    asked.push(request.url),
  );
  await network.send('Network.enable');
  const address = (name: string) => `${location.origin}/asked-for/${name}`;
  await choose(
    svgFile(`
      <script>parent.document.title = top.document.title = 'ran'; fetch('${address('script')}')</script>
      <style>@import '${address('style')}'; @font-face { font-family: a; src: url(${address('font')}) }</style>
      <image href="${address('image')}" width="9" height="9"/><use href="${address('use')}#a"/>
      <foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${address('foreign')}"
        onerror="document.title = 'ran'"/></foreignObject>
      <text font-family="a" onclick="document.title = 'ran'">A</text>
      <rect width="200" height="100" fill="#d01040" onload="document.title = 'ran'"/>`),
  );
  await expect.poll(shown).toMatchObject({ color: '#d01040' });
  // Requests are recorded, and this one came last
  await fetch(address('by-the-test'));
  await expect
    .poll(() => asked.filter((url) => url.includes('/asked-for/')))
    .toEqual([address('by-the-test')]);
  expect(document.title).not.toBe('ran');
  await network.send('Network.disable');
});

const choice = (group: string, name: string) =>
  panel.getByRole('group', { name: group }).getByRole('button', { name, exact: true });

test('walls and the version of the logo are chosen by key, said, and survive a reload', async () => {
  await choose(discFile('#d01040'));
  const said = panel.getByRole('status');
  await expect.element(choice('Logo', 'White')).toHaveAttribute('aria-pressed', 'true');
  choice('Wall', 'White').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(said).toMatchTextContent('Your logo as it is on white walls with red.');
  await expect.element(choice('Logo', 'Original')).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toMatchObject({ worn: 'white original #d01040' });
  await reload();
  expect(shown()).toMatchObject({ worn: 'white original #d01040' });
  // A white logo would vanish on white walls
  await choice('Logo', 'White').click();
  await expect.element(said).toMatchTextContent('White logo on red walls');
  await choice('Wall', 'As designed').click();
  await expect.element(said).toMatchTextContent('White logo on walls as designed.');
  await expectAccessible();
});

test.each([
  [
    'two colors',
    '<rect width="90" height="100" fill="#d01040"/><rect x="110" width="90" height="100" fill="#12244f"/>',
    'white original',
    'because your logo has several colors.',
  ],
  [
    'white',
    '<circle cx="100" cy="50" r="40" fill="#fff"/>',
    'designed original',
    'because your logo is light.',
  ],
])('a logo of %s gets its walls, and the visitor hears why', async (_name, drawing, worn, words) => {
  await choose(svgFile(drawing));
  await expect.element(panel.getByRole('status')).toMatchTextContent(words);
  expect(shown()?.worn).toContain(worn);
});

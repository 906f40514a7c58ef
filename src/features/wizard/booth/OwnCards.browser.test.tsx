import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SceneProblem, SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { discFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const field = wizard.root.getByRole('region', { name: 'Your logo on the booth' });
const chooser = field.getByLabelText(/^(Upload logo|Choose another)$/);
/** Designs whose models' fronts were not drawn. */
const WITHOUT_FRONTS = {
  ...DEMO_CONTENT,
  booth_designs: DEMO_CONTENT.booth_designs.map(({ model, ...design }) => ({
    ...design,
    model: model && { url: model.url, kinds: model.kinds },
  })),
};

beforeEach(async () => {
  bookingApi({ [CONTENT]: WITHOUT_FRONTS });
  await wizard.openWithDraft(draftAt('booth'));
});

/** Returns the URLs of the pictures on the cards that the browser rendered itself. */
function drawn(): string[] {
  const images = wizard.root.element().querySelectorAll<HTMLImageElement>('[role=radiogroup] img');
  return [...images].map(({ src }) => src).filter((src) => src.startsWith('blob:'));
}

test('a color is on the card of every design of the size, drawn one after another, until it is given up', async () => {
  // Nothing is drawn: the test is about what is
  const setDesign = vi.spyOn(SceneViewer.prototype, 'setDesign').mockResolvedValue();
  vi.spyOn(SceneViewer.prototype, 'still').mockResolvedValue(new Blob());
  const dispose = vi.spyOn(SceneViewer.prototype, 'dispose');
  await wizard.size("10' × 10'").click();
  await expect.element(chooser).toBeInTheDocument();
  expect(drawn()).toEqual([]);
  await field.getByLabelText('Custom').fill('#d01040');
  await expect.poll(drawn).toHaveLength(2);
  await expect.element(wizard.stage.getByRole('img', { name: /^Launch/ })).toBeVisible();
  const models = setDesign.mock.calls.map(([url]) => /([^/]+)\.bin$/.exec(url)?.[1]);
  // Launch is also the example next to the step, with the same picture
  expect(models.toSorted()).toEqual(['10x10-launch', '10x10-studio']);
  expect(new Set(setDesign.mock.contexts)).toHaveLength(1);
  await expect.poll(() => dispose).toHaveBeenCalledTimes(1);
  await setViewport(PHONE);
  await expectAccessible();

  await wizard.size("10' × 20'").click();
  await expect.poll(drawn).toHaveLength(2);
  // Cached pictures are shown again
  await wizard.size("10' × 10'").click();
  await expect.poll(drawn).toHaveLength(2);
  expect(setDesign).toHaveBeenCalledTimes(4);
  await field.getByRole('button', { name: 'As designed' }).click();
  expect(drawn()).toEqual([]);
});

test('a card that cannot be drawn keeps its picture, and says that the color comes later', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(SceneViewer.prototype, 'setDesign').mockRejectedValue(new SceneProblem('unloadable'));
  await wizard.size("10' × 10'").click();
  await field.getByLabelText('Custom').fill('#00aa55');
  const later = wizard.root.getByText("We'll put your color on it before the call.");
  await expect.poll(() => later.elements()).toHaveLength(2);
  expect(drawn()).toEqual([]);
});

test('a card of a design without a front keeps its picture, and says that the logo comes later', async () => {
  await wizard.size("10' × 10'").click();
  await userEvent.upload(chooser, discFile('#d01040'));
  const later = wizard.root.getByText("We'll put your logo on it before the call.");
  await expect.poll(() => later.elements()).toHaveLength(2);
  expect(drawn()).toEqual([]);
  await expectAccessible();
});

test('while the preview is open, a pasted file is read once', async () => {
  const decode = vi.spyOn(globalThis, 'createImageBitmap');
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect.element(wizard.preview).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(discFile('#d01040'));
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  expect(decode).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await expect.element(field.getByRole('img', { name: 'Your logo' })).toBeVisible();
});

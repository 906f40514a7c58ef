import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { focus } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { stage } = wizard;
const STOOLS = { id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 };
const pad = stage.getByRole('group', { name: /^Move Bar stools/ });
const scene = stage.getByRole('application');

beforeEach(() => {
  bookingApi();
  // Skips rendering, since the test is about placement
  vi.spyOn(SceneViewer.prototype, 'setDesign').mockResolvedValue();
  vi.spyOn(SceneViewer.prototype, 'still').mockResolvedValue(new Blob());
});

const spots = () => wizard.storedDraft()?.extras[0]?.spots;

async function openScene(extras = [STOOLS]): Promise<void> {
  await wizard.openWithDraft(draftAt('extras', { extras }));
  await stage.getByRole('button', { name: 'View in 3D' }).click();
  await expect.element(scene).toHaveAccessibleName(/two stools/);
}

test('arrow keys put a piece elsewhere, its place is spoken, and each move can be undone', async () => {
  const rack = { id: 'brochure-rack', name: 'Brochure rack', quantity: 1, unitPriceUSD: 120 };
  await openScene([STOOLS, rack]);
  await stage.getByRole('button', { name: 'Extras in the booth' }).click();
  const rows = stage.getByRole('list', { name: 'Extras in the booth' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(2);
  const move = stage.getByRole('button', { name: 'Move Bar stools' });
  await focus(move);
  await userEvent.keyboard('{Enter}');
  // Its row alone leaves the floor in view
  await expect.element(rows).toHaveLength(1);
  await expect.element(move).toHaveFocus();
  await expect.element(pad).toMatchTextContent('1 of 2');
  await userEvent.keyboard('{Tab}');
  await expect.element(pad.getByRole('button', { name: 'Left' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(stage).toMatchTextContent(/feet from the left, [\d.]+ feet from the front\./);
  await expect.poll(() => spots()).toMatchObject([{ nth: 0 }]);
  await expectAccessible();
  await pad.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => spots() ?? []).toEqual([]);
  // The button keeps the focus, although there is nothing left to undo
  await expect.element(pad.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await expect.element(pad.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await move.click();
  await expect.element(rows).toHaveLength(2);
});

test('in full screen on a phone, the extras are the third control, and move by buttons as well', async () => {
  await setViewport(PHONE);
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new Error('Not here'));
  await wizard.openWithDraft(draftAt('extras', { extras: [STOOLS] }));
  await wizard.root.getByRole('button', { name: 'Full screen' }).click();
  const { preview } = wizard;
  await expect.element(preview.getByRole('application')).toHaveAccessibleName(/with two stools/);
  await expect.element(preview.getByRole('button')).toHaveLength(3);
  await preview.getByRole('button', { name: 'Extras in the booth' }).click();
  await preview.getByRole('button', { name: 'Move Bar stools' }).click();
  await preview.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => spots()).toMatchObject([{ nth: 0 }]);
  await expect.element(preview).toMatchTextContent(/feet from the left/);
  await expectAccessible();
  // The menu opens over the list
  await preview.getByRole('button', { name: 'View options' }).click();
  await preview.getByRole('button', { name: 'Zoom out' }).click();
});

test('a picked piece follows the pointer, and stays where it is let go', async () => {
  const pick = vi.spyOn(SceneViewer.prototype, 'pick').mockReturnValue(0);
  vi.spyOn(SceneViewer.prototype, 'pointOf').mockReturnValue([100, 100]);
  const setPieces = vi.spyOn(SceneViewer.prototype, 'setPieces').mockResolvedValue();
  await openScene();
  await expect.poll(() => setPieces.mock.lastCall?.[0]).toHaveLength(2);
  const before = setPieces.mock.lastCall?.[0][0] ?? { x: 0, z: 0 };
  const deckAt = vi.spyOn(SceneViewer.prototype, 'deckAt').mockReturnValue([before.x - 0.1, before.z - 0.2]);
  await scene.click();
  await expect.element(pad).toBeVisible();
  const canvas = scene.element();
  const at = { bubbles: true, pointerId: 1, button: 0, clientX: 500, clientY: 300 };
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
  canvas.dispatchEvent(new PointerEvent('pointerdown', at));
  canvas.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: 330 }));
  await expect.poll(() => setPieces.mock.lastCall?.[0][0]?.z).not.toBe(before.z);
  expect(spots()).toBeUndefined();
  canvas.dispatchEvent(new PointerEvent('pointerup', at));
  await expect.poll(() => spots()).toMatchObject([{ nth: 0 }]);
  expect(pick).toHaveBeenCalled();
  expect(deckAt).toHaveBeenCalled();
});

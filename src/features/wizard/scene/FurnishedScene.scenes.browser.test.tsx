// @module-tag long
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { smallStills } from '../../../../tests/browser/booth-scene/small-stills.ts';
import { focus } from '../../../../tests/browser/texts.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { stage, summary } = wizard;
const walk = stage.getByRole('button', { name: 'View in 3D' });
const list = stage.getByRole('list', { name: 'Extras in the booth' });
const unfold = stage.getByRole('button', { name: 'Extras in the booth' });
const RACK = { id: 'brochure-rack', name: 'Brochure rack', quantity: 1, unitPriceUSD: 120 };
const STOOLS = { id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 };

beforeEach(() => {
  // Stops the clock, since software rendering is slow
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  smallStills();
  bookingApi();
});

function row(name: string) {
  return list.getByRole('listitem').filter({ hasText: name });
}

function quantities(): (readonly [id: string, quantity: number])[] | undefined {
  return wizard.storedDraft()?.extras.map(({ id, quantity }) => [id, quantity]);
}

test('the extras stand in the design next to the steps on request, and + and - change the quote', async () => {
  const setPieces = vi.spyOn(SceneViewer.prototype, 'setPieces');
  await wizard.openWithDraft(draftAt('extras', { extras: [STOOLS] }));
  await expect.element(walk).toBeVisible();
  expect(setPieces).not.toHaveBeenCalled();

  await walk.click();
  const scene = (name: string) => stage.getByRole('application', { name, exact: true });
  await expect.element(scene('Launch, 10 by 10 feet, with two stools')).toBeVisible();
  await expect.element(stage.getByRole('button', { name: /Back to the picture/i })).toBeVisible();
  await expectAccessible();
  await unfold.click();
  await focus(wizard.more(row('Bar stools')));
  await userEvent.keyboard('{Enter}');
  await expect.element(scene('Launch, 10 by 10 feet, with three stools')).toBeVisible();
  await expect.element(wizard.more(row('Bar stools'))).toHaveFocus();
  await expect.element(stage).toMatchTextContent('Bar stools: 3 in the booth');
  await expect.element(summary).toMatchTextContent('$285');
  expect(quantities()).toEqual([['bar-stools', 3]]);
  await expect.poll(() => setPieces.mock.lastCall?.[0]).toHaveLength(3);
  for (let piece = 0; piece < 3; piece++) await wizard.fewer(row('Bar stools')).click();
  await expect.element(scene('Launch, 10 by 10 feet')).toBeVisible();
  expect(quantities()).toEqual([]);
  await wizard.more(row('Bar stools')).click();
  await expect.poll(quantities).toEqual([['bar-stools', 1]]);
});

test('a press on a piece names it and its price; pointing at a row, in the step too, highlights its pieces', async () => {
  const markExtra = vi.spyOn(SceneViewer.prototype, 'markExtra');
  // Presses on the middle of the scene hit the first piece
  vi.spyOn(SceneViewer.prototype, 'pick').mockReturnValue(0);
  await wizard.openWithDraft(draftAt('extras', { extras: [STOOLS, RACK] }));
  await walk.click();
  await expect.element(stage.getByRole('application')).toHaveAccessibleName(/two stools/);
  await stage.getByRole('application').click();
  await expect.element(row(RACK.name)).toHaveAttribute('aria-current', 'true');
  await expect.element(stage).toMatchTextContent('Brochure rack, $120 each, 1 in your quote');
  await expect.poll(() => markExtra.mock.lastCall).toEqual(['brochure-rack']);
  await wizard.step(3).getByRole('button').click();
  await focus(wizard.more(wizard.extra('Bar stools')));
  await expect.poll(() => markExtra.mock.lastCall).toEqual(['bar-stools']);
});

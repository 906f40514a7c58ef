// @module-tag long
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SceneViewer } from '#booth/browser.ts';
import { proposalPage } from '../../../tests/browser/opened-proposal.tsx';

test('the frozen booth stands in 3D with its extras and its color, without the published content', async () => {
  // Stops the clock, since software rendering is slow
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const setLook = vi.spyOn(SceneViewer.prototype, 'setLook');
  const api = await proposalPage.open();
  await proposalPage.button('Walk around it').click();
  // Two of the four fit
  await expect
    .element(page.getByRole('application', { name: /^Theater, 10 by 20 feet, with two stools/ }))
    .toBeVisible();
  await expect
    .poll(() => setLook.mock.lastCall)
    .toEqual([null, { wall: 'color', ink: 'white', color: '#d01040' }]);
  expect(api.requestsTo('GET /api/content')).toEqual([]);
  await proposalPage.button('Close 3D view').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

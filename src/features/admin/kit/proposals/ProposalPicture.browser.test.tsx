import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leads, openLeads, startLeads } from '../../../../../tests/browser/admin-leads.tsx';
import { button, dialog } from '../../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { DEMO_CONTENT } from '../../../../../tests/browser/demo-content.ts';
import { SceneViewer } from '../../../../booth/viewer/scene-viewer.ts';

const SEND = 'POST /api/admin/proposals';

test('a proposal goes with a picture of its booth and its extras', async () => {
  vi.spyOn(SceneViewer.prototype, 'setDesign').mockResolvedValue();
  const setPieces = vi.spyOn(SceneViewer.prototype, 'setPieces').mockResolvedValue();
  vi.spyOn(SceneViewer.prototype, 'still').mockResolvedValue(new Blob(['A drawn booth']));
  const api = startLeads();
  api.answer('GET /api/content', DEMO_CONTENT);
  api.answer(SEND, {
    success: true,
    ...{ id: 'p1', reference: 'PR-7F3K9Q', version: 1, url: '/proposal#p1.secret', leaves_at: null },
  });
  storeQuote({
    ...{ booth_size: '10x10', design_id: '10x10-launch', selected_render_title: 'Launch' },
    extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 }],
  });
  await openLeads();
  await button('Vera Visitor', leads).click();
  await button('Make proposal', dialog('Vera Visitor')).click();
  await button('Send proposal', dialog('Proposal for Acme')).click();
  await button('Send', page.getByRole('alertdialog', { name: 'Send this proposal?' })).click();
  await expect.poll(() => api.requestsTo(SEND).length).toBe(1);
  const [sent] = api.requestsTo(SEND).map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject({ with_booth: true, picture: btoa('A drawn booth') });
  expect(setPieces.mock.lastCall?.[0].map(({ slug }) => slug)).toEqual(['bar-stools', 'bar-stools']);
});

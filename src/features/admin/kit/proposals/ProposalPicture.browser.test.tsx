import { expect, test, vi } from 'vitest';
import { openCustomers, startCustomers, storeDeal } from '../../../../../tests/browser/admin-customers.tsx';
import { button, dialog } from '../../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { DEMO_CONTENT } from '../../../../../tests/browser/demo-content.ts';
import { PREVIEW, servePreview } from '../../../../../tests/browser/proposals.ts';
import { SceneViewer } from '../../../../booth/viewer/scene-viewer.ts';

const SEND = 'POST /api/admin/proposals';

test('a proposal goes with a picture of its booth and its extras', async () => {
  vi.spyOn(SceneViewer.prototype, 'setDesign').mockResolvedValue();
  const setPieces = vi.spyOn(SceneViewer.prototype, 'setPieces').mockResolvedValue();
  vi.spyOn(SceneViewer.prototype, 'still').mockResolvedValue(new Blob(['A drawn booth']));
  const api = startCustomers();
  servePreview(api);
  api.answer('GET /api/content', DEMO_CONTENT);
  api.answer(SEND, {
    success: true,
    ...{ id: 'p1', reference: 'PR-7F3K9Q', version: 1, url: '/proposal#p1.secret', leaves_at: null },
  });
  const quote = storeQuote({
    ...{ booth_size: '10x10', design_id: '10x10-launch', selected_render_title: 'Launch' },
    // A booth that no other test draws: a page keeps its last pictures
    extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 3, unitPriceUSD: 95 }],
  });
  storeDeal({ quotes: [quote] });
  await openCustomers('Vera Visitor');
  await button('Make proposal', dialog('Vera Visitor')).click();
  await button('Preview', dialog('Proposal for Acme')).click();
  await button('Send', dialog('Preview')).click();
  await expect.poll(() => api.requestsTo(SEND).length).toBe(1);
  const [sent] = api.requestsTo(SEND).map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject({ with_booth: true, picture: btoa('A drawn booth') });
  expect(JSON.parse(api.requestsTo(PREVIEW)[0]?.body ?? '')).toEqual(sent);
  expect(setPieces.mock.lastCall?.[0].map(({ slug }) => slug)).toEqual(Array(3).fill('bar-stools'));
});

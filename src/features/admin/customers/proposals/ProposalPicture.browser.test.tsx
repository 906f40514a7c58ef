import { expect, test, vi } from 'vitest';
import { SceneViewer } from '#booth/browser.ts';
import { openCustomers, startCustomers, storeDeal } from '../../../../../tests/browser/admin-customers.tsx';
import { button, dialog } from '../../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { PREVIEW, SEND, serveProposals } from '../../../../../tests/browser/proposals.ts';

test('a proposal goes with a picture of its booth and its extras', async () => {
  vi.spyOn(SceneViewer.prototype, 'setDesign').mockResolvedValue();
  const setPieces = vi.spyOn(SceneViewer.prototype, 'setPieces').mockResolvedValue();
  vi.spyOn(SceneViewer.prototype, 'still').mockResolvedValue(new Blob(['A drawn booth']));
  const api = startCustomers();
  serveProposals(api);
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
  expect({ with_booth: sent.with_booth, picture: sent.picture?.slice(0, 40) }).toEqual({
    with_booth: true,
    picture: btoa('A drawn booth'),
  });
  expect(JSON.parse(api.requestsTo(PREVIEW)[0]?.body ?? '')).toEqual(sent);
  expect(setPieces.mock.lastCall?.[0].map(({ slug }) => slug)).toEqual(Array(3).fill('bar-stools'));
});

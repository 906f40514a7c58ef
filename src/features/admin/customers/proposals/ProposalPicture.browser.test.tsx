import { expect, test } from 'vitest';
import { AS_DESIGNED } from '#booth/common.ts';
import { openCustomers, startCustomers, storeDeal } from '../../../../../tests/browser/admin-customers.tsx';
import { button, dialog } from '../../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { PREVIEW, SEND, serveProposals } from '../../../../../tests/browser/proposals.ts';
import { drawBooth } from '../../../../booth/still/draw-own-booth.ts';

const EXTRAS = [{ id: 'bar-stools', name: 'Bar stools', quantity: 3, unitPriceUSD: 95 }];

/** Returns the picture of the quote's booth as designed, in base64. */
function pictureWith(extras: typeof EXTRAS) {
  const quoted = { boothSize: '10x10', selectedDesign: { title: 'Launch' }, extras } as const;
  return drawBooth(quoted, async () => ({ logo: null, dress: AS_DESIGNED }));
}

test('a proposal goes with a picture of its booth and its extras', async () => {
  const api = startCustomers();
  serveProposals(api);
  const quote = storeQuote({
    ...{ booth_size: '10x10', design_id: '10x10-launch', selected_render_title: 'Launch' },
    extras: EXTRAS,
  });
  storeDeal({ quotes: [quote] });
  await openCustomers('Vera Visitor');
  await button('Make proposal', dialog('Vera Visitor')).click();
  await button('Preview', dialog('Proposal for Acme')).click();
  await button('Send', dialog('Preview')).click();
  await expect.poll(() => api.requestsTo(SEND).length).toBe(1);
  const [sent] = api.requestsTo(SEND).map(({ body }) => JSON.parse(body));
  expect(sent.with_booth).toBe(true);
  const [furnished, empty] = [await pictureWith(EXTRAS), await pictureWith([])];
  expect(sent.picture === furnished).toBe(true);
  expect(sent.picture === empty).toBe(false);
  expect(JSON.parse(api.requestsTo(PREVIEW)[0]?.body ?? '')).toEqual(sent);
});

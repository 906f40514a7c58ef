/** A proposal for a customer without a quote, and the picture that goes with one of a quote. */
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { AS_DESIGNED } from '#booth/common.ts';
import {
  customers,
  openCustomers,
  startCustomers,
  storeDeal,
} from '../../../../../tests/browser/admin-customers.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  openWhole,
  press,
} from '../../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import type { FakeApi } from '../../../../../tests/browser/fake-api.ts';
import { PREVIEW, SEND, serveProposals } from '../../../../../tests/browser/proposals.ts';
import { drawBooth } from '../../../../booth/still/draw-own-booth.ts';
import { basePriceOf } from '../../../../domain/quote/pricing.ts';
import { AdminSections } from '../../shell/AdminSections.tsx';

let api: FakeApi;
beforeEach(() => {
  api = startCustomers();
  serveProposals(api);
});

test('from a phone call to a sent proposal: five presses, five fields, none in the proposal', async () => {
  let presses = 0;
  const pressed = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  let id = '';
  api.answer('POST /api/admin/deals', ({ body }) => {
    const { name, email, show_id, booth_size } = JSON.parse(body);
    id = storeDeal({ source: 'call', name, company: '', email, show_id, show_name: 'CES', booth_size });
    return { success: true, id, is_new: true };
  });
  await openWhole(<AdminSections admin={ADMIN} />);
  await pressed(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Customers' }));
  await pressed(button('Add customer', customers));
  const adding = dialog('Add customer');
  await adding.getByLabelText('Name').fill('Cal Caller');
  await adding.getByLabelText('Phone').fill('+1 702 555 0142');
  await adding.getByLabelText('Email').fill('cal@acme.example');
  await adding.getByLabelText('Show').selectOptions('CES');
  await adding.getByLabelText('Booth Size').selectOptions('10x20');
  await pressed(button('Add and make proposal', adding));
  const form = dialog('Proposal for Cal Caller');
  await expect
    .element(form.getByRole('combobox', { name: 'Line 1: text' }))
    .toHaveValue("Base booth package 10' × 20'");
  await pressed(button('Preview', form));
  await pressed(button('Send', dialog('Preview')));
  await expectToast('Proposal sent');
  expect(presses).toBe(5);
  const [sent] = api.requestsTo(SEND);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    deal_id: id,
    lines: [{ text: "Base booth package 10' × 20'", unit_price: basePriceOf('10x20', 'NV') }],
  });
});

test('a line is picked from extras and designs by typing, with its price', async () => {
  storeDeal({ show_id: null, booth_size: null });
  await openCustomers('Vera Visitor');
  await button('Make proposal', dialog('Vera Visitor')).click();
  const making = dialog('Proposal for Acme');
  const field = (name: string) =>
    name.endsWith('text')
      ? making.getByRole('combobox', { name })
      : making.getByLabelText(name, { exact: true });
  await field('Line 1: text').fill('stool');
  await page.getByRole('option', { name: /^Bar stools/ }).click();
  await expect.element(field('Line 1: text')).toHaveValue('Bar stools');
  await expect.element(field('Line 1: price')).toHaveValue('95.00');
  await button('Add line', making).click();
  await field('Line 2: text').fill('theater');
  await press('{ArrowDown}', '{Enter}');
  await expect.element(field('Line 2: text')).toHaveValue(expect.stringMatching(/^Theater design: included/));
  await expect.element(field('Line 2: price')).toHaveValue('0.00');
});

const EXTRAS = [{ id: 'bar-stools', name: 'Bar stools', quantity: 3, unitPriceUSD: 95 }];

/** Returns the picture of the quote's booth as designed, in base64. */
function pictureWith(extras: typeof EXTRAS) {
  const quoted = { boothSize: '10x10', selectedDesign: { title: 'Launch' }, extras } as const;
  return drawBooth(quoted, async () => ({ logo: null, dress: AS_DESIGNED }));
}

test('a proposal goes with a picture of its booth and its extras', async () => {
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

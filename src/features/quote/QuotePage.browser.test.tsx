import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readLogo, SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { discFile } from '../../../tests/browser/booth-scene/logo-files.ts';
import { LINK, quotePage } from '../../../tests/browser/quote-page.tsx';
import { textsOf } from '../../../tests/browser/texts.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { DESKTOP, PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { aContact } from '../../../tests/support/visitor.ts';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import { $ownLook, takeLogo } from '../../booth/own-look.ts';
import { BOOKING_KEY, sentQuote } from '../../lib/quote-results.ts';

const CONTACT = aContact({ name: 'Vera' });

test("a link shows the quote at today's prices, with their date", async () => {
  await quotePage.open();
  await expect.element(quotePage.sheet).toMatchTextContent('CES');
  const [text = ''] = textsOf(quotePage.sheet);
  for (const part of [
    'Las Vegas, NV',
    "10' × 10' · Launch",
    'Base booth package',
    '$8,500',
    'Included ($2,400 value)',
    'Bar stools',
    '2 × $95',
    '$8,690',
    'Prices as of February 8, 2027, subject to change.',
  ]) {
    expect(text).toContain(part);
  }
  await expect.element(page.getByRole('img', { name: 'Launch: Front View' })).toBeVisible();
});

test('the title says booth and total; a custom show is named, and no price is invented for a custom size', async () => {
  await quotePage.open();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent("Launch 10' × 10' · $8,690");
  expect(document.title).toMatch(/^Launch 10' × 10' · \$8,690 \| /);
  location.hash = 'v1.Miami.FL.custom.Boat+Days+2027.custom..end';
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Custom booth');
  await expect.element(quotePage.sheet).toMatchTextContent('Boat Days 2027');
  await expect.element(quotePage.sheet).toMatchTextContent(/Estimated total\s*A proposal follows/);
  await expect.element(quotePage.sheet).not.toMatchTextContent('$8,500');
});

test.each([PHONE, DESKTOP])(
  'at $width px total and main button are in the first window, and the page is accessible',
  async (viewport) => {
    await setViewport(viewport);
    await quotePage.open();
    const book = quotePage.button('Book a kickoff');
    await expect.element(book).toBeInViewport({ ratio: 1 });
    await expect.element(quotePage.sheet).toBeVisible();
    await expectAccessible();
  },
);

test('the picture shows the booth with its extras, without the logo in this browser', async () => {
  const setLook = vi.spyOn(SceneViewer.prototype, 'setLook');
  await takeLogo(readLogo(discFile('#d01040')));
  // A booth that no earlier test has drawn, since drawings are cached
  await quotePage.open(LINK.replace('2~bar-stools', '3~bar-stools'));
  const own = page.getByRole('img', { name: 'Launch, 10 by 10 feet, with three stools' });
  await expect.element(own).toBeVisible();
  expect(new Set(setLook.mock.calls.map(([logo]) => logo))).toEqual(new Set([null]));
  await setViewport(PHONE);
  await expectAccessible();
});

test('a link with walls shows them, and carries them to a wizard without own ones', async () => {
  const setLook = vi.spyOn(SceneViewer.prototype, 'setLook');
  const dress = { wall: 'white', ink: 'original', color: '#d01040' };
  await quotePage.open(LINK.replace('.end', '.look~white~original~d01040.end'));
  await expect.poll(() => setLook.mock.lastCall).toEqual([null, dress]);
  await quotePage.button('Change this quote').click();
  expect($ownLook.get()).toEqual({ logo: null, dress });
});

test('parts no longer on offer are reported, and not in the price', async () => {
  const extras = '1~old-lamp.1000~bar-stools.1~hanging-sign';
  await quotePage.open(`v1.Las+Vegas.NV.ces-las-vegas..10x10.old-design.${extras}.end`);
  await expect.element(quotePage.notice).toMatchTextContent('The design is no longer offered for this size.');
  await expect.element(quotePage.notice).toMatchTextContent('An extra is no longer offered.');
  await expect.element(quotePage.notice).toMatchTextContent(/Bar stools: at most \d+ available/);
  await expect
    .element(quotePage.notice)
    .toMatchTextContent("Hanging sign left out: it does not fit a 10' × 10' booth.");
  await expect.element(quotePage.sheet).not.toMatchTextContent('Launch');
  await expectAccessible();
});

test.each([
  ['', 'This link is incomplete.'],
  [LINK.slice(0, -6), 'This link is incomplete.'],
  ['v2.whatever', 'It was made by a newer version of this site.'],
])('the link %j shows no quote, and the reason', async (fragment, reason) => {
  await quotePage.open(fragment);
  await expect.element(quotePage.notice).toMatchTextContent("We couldn't open that quote");
  await expect.element(quotePage.notice).toMatchTextContent(reason);
  await expectAccessible();
});

test('the link is copied unchanged; where that is not allowed, it can be copied by hand', async () => {
  await quotePage.open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await quotePage.button('Copy link').click();
  await expect.element(toastOf('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/quote#${LINK}`);
  write.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await quotePage.button('Copy link').click();
  const field = page.getByRole('textbox', { name: 'Link to this quote' });
  await expect.element(field).toHaveValue(`${location.origin}/quote#${LINK}`);
  await expect.element(field).toHaveFocus();
});

test("the device's share sheet can be closed; where it fails, the link is copied", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await quotePage.open();
  await quotePage.button('Share').click();
  expect(share).toHaveBeenCalledWith({
    title: 'Booth quote for CES',
    url: `${location.origin}/quote#${LINK}`,
  });
  expect(write).not.toHaveBeenCalled();
  share.mockRejectedValue(new DOMException('No', 'DataError'));
  await quotePage.button('Share').click();
  await expect.element(toastOf('Link copied')).toBeVisible();
});

test("'Book a kickoff' carries the quote to the wizard's meeting step, regardless of earlier bookings or quotes", async () => {
  const onCarried = vi.fn();
  sentQuote.keep({ show: 'CES', email: CONTACT.email, preferredTimes: [] });
  sessionStorage.setItem(BOOKING_KEY, 'a booking');
  await quotePage.open(LINK, { onCarried });
  await quotePage.button('Book a kickoff').click();
  expect(onCarried).toHaveBeenCalledOnce();
  await wizard.reload();
  await expect.element(wizard.step(5)).toHaveAttribute('aria-current', 'step');
  expect(wizard.storedDraft()).toMatchObject({
    show: { id: 'ces-las-vegas', name: 'CES' },
    selectedDesign: { id: '10x10-launch', title: 'Launch' },
    extras: [{ id: 'bar-stools', quantity: 2, unitPriceUSD: 95 }],
    meeting: { day: null, slot: null },
  });
  expect(sessionStorage.getItem(BOOKING_KEY)).toBeNull();
});

test('another quote is replaced only after a confirmation; the contact details stay, and Undo restores it', async () => {
  const onCarried = vi.fn();
  const begun = draftAt('review', { city: { city: 'Miami', state: 'FL' }, contact: CONTACT });
  wizard.plantDraft(JSON.stringify(begun));
  await quotePage.open(LINK, { onCarried });
  await quotePage.button('Change this quote').click();
  await expect.element(quotePage.question).toMatchTextContent('Your quote for CES, Miami');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(quotePage.question).not.toBeInTheDocument();
  expect(wizard.storedDraft()).toEqual(begun);
  expect(onCarried).not.toHaveBeenCalled();
  await quotePage.button('Change this quote').click();
  await quotePage.button('Replace my quote').click();
  expect(onCarried).toHaveBeenCalledOnce();
  await wizard.reload();
  expect(wizard.storedDraft()).toMatchObject({ city: { city: 'Las Vegas' }, contact: CONTACT });
  await toastOf('Shared quote opened').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => wizard.storedDraft()).toEqual(begun);
});

test('the same quote continues where it was left, without a question', async () => {
  const onCarried = vi.fn();
  const begun = draftAt('review', { contact: CONTACT });
  wizard.plantDraft(JSON.stringify(begun));
  await quotePage.open(LINK, { onCarried });
  await quotePage.button('Change this quote').click();
  expect(onCarried).toHaveBeenCalledOnce();
  await wizard.reload();
  expect(wizard.storedDraft()).toEqual(begun);
  expect(toastOf('Shared quote opened').query()).toBeNull();
});

test('a quote for a typed show is carried over under the name that was typed', async () => {
  const onCarried = vi.fn();
  const show = { id: 'custom', name: 'Acme: our 3 halls, 12 stands & a pool' };
  const begun = draftAt('review', { show, contact: CONTACT });
  wizard.plantDraft(JSON.stringify(begun));
  await quotePage.open(LINK.replace('ces-las-vegas.CES', `custom.${encodeURIComponent(show.name)}`), {
    onCarried,
  });
  await expect
    .element(quotePage.sheet)
    .toMatchTextContent('Show (as entered)Acme our 3 halls, 12 stands & a pool');
  await quotePage.button('Change this quote').click();
  expect(onCarried).toHaveBeenCalledOnce();
  await wizard.reload();
  expect(wizard.storedDraft()).toEqual(begun);
});

test('where the browser stores nothing, a message says so, and no one lands in an empty wizard', async () => {
  const onCarried = vi.fn();
  await quotePage.open(LINK, { onCarried });
  await expect.element(quotePage.sheet).toBeVisible();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await quotePage.button('Book a kickoff').click();
  await expect.element(toastOf("We couldn't carry the quote over")).toBeVisible();
  expect(onCarried).not.toHaveBeenCalled();
});

test('another design of the same size is shown next to this one, and can replace it', async () => {
  await quotePage.open();
  const select = quotePage.comparison.getByRole('combobox');
  await expect.element(select).toBeVisible();
  expect(textsOf(select.getByRole('option'))).toEqual(['Choose a design', 'Studio']);
  await select.selectOptions('Studio');
  await expect.element(quotePage.comparison).toMatchTextContent('In this quote');
  await setViewport(PHONE);
  await expectAccessible();
  const link = quotePage.comparison.getByRole('link', { name: 'Use this design' }).element();
  history.replaceState(null, '', link.getAttribute('href')?.replace(/^.*#/, '#'));
  dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.element(quotePage.sheet).toMatchTextContent('Studio design');
});

test('the sent quote that a shared one replaced is restored by Undo in the wizard', async () => {
  const sent = { show: 'CES', email: CONTACT.email, preferredTimes: [] };
  sentQuote.keep(sent);
  await quotePage.open();
  await quotePage.button('Change this quote').click();
  await wizard.reload();
  expect(sentQuote.load()).toBeNull();
  await toastOf('Shared quote opened').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sentQuote.load()).toEqual(sent);
  expect(wizard.storedDraft()).toBeNull();
});

test("a link shows none of its author's words but a show, marked as theirs and without a number to call", async () => {
  const gone = Array.from({ length: 100 }, (_, index) => `1~pay-the-deposit-${index}`).join('.');
  await quotePage.open(
    `v1.Miami.FL.custom.Your+deposit+is+OVERDUE%2C+call+%2B1+800+555+0199.10x10.call-us-now.${gone}.end`,
  );
  await expect
    .element(quotePage.sheet)
    .toMatchTextContent('Show (as entered)Your deposit is OVERDUE, call ...');
  await expect.element(quotePage.notice).toMatchTextContent('An extra is no longer offered.');
  expect(quotePage.notice.element().querySelectorAll('li')).toHaveLength(2);
  expect(document.body.textContent + document.title).not.toMatch(/the-deposit|0199|call-us/i);
});

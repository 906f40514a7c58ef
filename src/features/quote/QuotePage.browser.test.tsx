import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readLogo, SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { CONTENT } from '../../../tests/browser/booking-api.ts';
import { discFile } from '../../../tests/browser/booth-scene/logo-files.ts';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { allowProblems } from '../../../tests/browser/problems.ts';
import { DATED_LINK, LINK, quotePage } from '../../../tests/browser/quote-page.tsx';
import { textsOf } from '../../../tests/browser/texts.ts';
import { toastOf } from '../../../tests/browser/toasts.ts';
import { PHONE, setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';
import { wizard } from '../../../tests/browser/wizard.tsx';
import { aContact } from '../../../tests/support/visitor.ts';
import { draftAt } from '../../../tests/support/wizard-page-draft.ts';
import { $ownLook, takeLogo } from '../../booth/own-look.ts';
import { quoteResult, RESULT_KEY } from '../../lib/quote-results.ts';

const CONTACT = aContact({ name: 'Vera' });

test("a link shows the quote at today's prices, with booth and total as the title; no price is invented for a custom size", async () => {
  await quotePage.open();
  for (const part of [
    'CES',
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
    await expect.element(quotePage.sheet).toMatchTextContent(part);
  }
  await expect.element(page.getByRole('img', { name: 'Launch: Front View' })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent("Launch 10' × 10' · $8,690");
  await expect.poll(() => document.title).toMatch(/^Launch 10' × 10' · \$8,690 \| /);
  location.hash = 'v1.Miami.FL.custom.Boat+Days+2027.custom..end';
  await expect.element(title).toHaveTextContent('Custom booth');
  await expect.element(quotePage.sheet).toMatchTextContent('Boat Days 2027');
  await expect.element(quotePage.sheet).toMatchTextContent(/Estimated total\s*A proposal follows/);
  await expect.element(quotePage.sheet).not.toMatchTextContent('$8,500');
});

test.each(WIDTHS)(
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

test.each(['', LINK.slice(0, -6)])('the link %j shows no quote, and the reason', async (fragment) => {
  await quotePage.open(fragment);
  await expect.element(quotePage.notice).toMatchTextContent("We couldn't open that quote");
  await expect.element(quotePage.notice).toMatchTextContent('This link is incomplete.');
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
  quoteResult.keep({ status: 'sent', sent: { show: 'CES', email: CONTACT.email, preferredTimes: [] } });
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
  expect(sessionStorage.getItem(RESULT_KEY)).toBeNull();
});

test('another quote is replaced only after a confirmation; the contact details stay, and Undo restores it and that it was sent', async () => {
  const onCarried = vi.fn();
  const begun = draftAt('review', { city: { city: 'Miami', state: 'FL' }, contact: CONTACT });
  wizard.plantDraft(JSON.stringify(begun));
  const sent = { show: 'CES', email: CONTACT.email, preferredTimes: [] };
  quoteResult.keep({ status: 'sent', sent });
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
  expect(quoteResult.load()).toBeNull();
  await toastOf('Shared quote opened').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => wizard.storedDraft()).toEqual(begun);
  expect(quoteResult.load()).toMatchObject({ sent });
});

test('the same quote continues where it was left, without a question, under the name of a show that was typed', async () => {
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
  expect(toastOf('Shared quote opened').query()).toBeNull();
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
  const link = quotePage.comparison.getByRole('link', { name: 'Use this design' });
  location.hash = (link.element() as HTMLAnchorElement).hash;
  await expect.element(quotePage.sheet).toMatchTextContent('Studio design');
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

test('the day of the link is shown, and a changed total next to the one in the link, which stays in a copy of it', async () => {
  await quotePage.open(LINK.replace('.end', '.asof~2026-11-03~869000.end'));
  await expect
    .element(quotePage.sheet)
    .toMatchTextContent('Prices as of November 3, 2026, subject to change.');
  await expect.element(quotePage.notice).not.toBeInTheDocument();

  const link = LINK.replace('.end', '.asof~2026-11-03~819050.end');
  location.hash = link;
  await expect
    .element(quotePage.sheet.getByRole('alert'))
    .toMatchTextContent(
      "The price has changedThis quote was $8,190.50 when this link was made on November 3, 2026. At today's prices, the booth below is $8,690.",
    );
  await expect
    .element(quotePage.sheet)
    .toMatchTextContent('Prices as of February 8, 2027, subject to change.');
  await setViewport(PHONE);
  await expectAccessible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await quotePage.button('Copy link').click();
  expect(write).toHaveBeenCalledWith(`${location.origin}/quote#${link}`);
});

test('a link to what is left of a quote has its total of today', async () => {
  await quotePage.open(LINK.replace('.end', '.1~old-lamp.asof~2026-11-03~9999900.end'));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await quotePage.button('Copy link').click();
  expect(write).toHaveBeenCalledWith(`${location.origin}/quote#${DATED_LINK}`);
});

test('without the catalogue there is no price, but a retry; the link still holds the quote', async () => {
  allowProblems(/Error loading/);
  const api = await quotePage.open(LINK, {
    answers: { [CONTENT]: () => new Response('Gone', { status: 404 }) },
  });
  await expect.element(quotePage.notice).toMatchTextContent('The quote could not be loaded');
  await expectAccessible();
  api.answer(CONTENT, DEMO_CONTENT);
  await quotePage.button('Try again').click();
  await expect.element(quotePage.sheet).toMatchTextContent('$8,690');
});

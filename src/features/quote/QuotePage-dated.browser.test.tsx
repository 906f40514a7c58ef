import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { DATED_LINK, LINK, quotePage } from '../../../tests/browser/quote-page.tsx';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';

test('the day on which the link was made is in the link', async () => {
  await quotePage.open(LINK.replace('.end', '.asof~2026-11-03~869000.end'));
  await expect
    .element(quotePage.sheet)
    .toMatchTextContent('Prices as of November 3, 2026, subject to change.');
  await expect.element(quotePage.notice).not.toBeInTheDocument();
});

test('a changed total is shown next to the one in the link, which stays in a copy of it', async () => {
  const link = LINK.replace('.end', '.asof~2026-11-03~819050.end');
  await quotePage.open(link);
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

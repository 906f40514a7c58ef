// @module-tag long
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SentLook } from '#booth/browser.ts';
import { pictureFile } from '../../../../../tests/browser/booth-scene/logo-files.ts';
import { pixelsOf } from '../../../../../tests/browser/booth-scene/scene-canvas.ts';
import { DEMO_CONTENT } from '../../../../../tests/browser/demo-content.ts';
import { fakeApi } from '../../../../../tests/browser/fake-api.ts';
import type { BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { QuotedBoothPicture } from './QuoteDetails.tsx';

const [LAUNCH] = DEMO_CONTENT.booth_designs;
const QUOTE = {
  selected_render_title: 'Launch',
  extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 }],
};

/** Returns how much of the furnished booth is red. */
async function redPart(): Promise<number> {
  const booth = page.getByRole('img', { name: 'Launch, 10 by 10 feet, with two stools' });
  await expect.element(booth).toBeVisible();
  const pixels = await pixelsOf((booth.element() as HTMLImageElement).src);
  let red = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 0) > (pixels[at + 2] ?? 0) + 60) red++;
  }
  return red / (pixels.length / 4);
}

test('the team sees a quote’s booth with its extras, the logo that was sent along, and its color on the walls', async () => {
  fakeApi({ 'GET /api/content': DEMO_CONTENT });
  const look: SentLook = {
    file: await pictureFile(64, 64, '#000000', 'image/webp'),
    dress: { wall: 'color', ink: 'white', color: '#d01040' },
    booth: null,
  };
  await render(
    <QuotedBoothPicture
      design={LAUNCH as unknown as BoothDesignFields}
      quote={QUOTE as unknown as QuoteSubmission}
      look={look}
    />,
  );
  expect(await redPart()).toBeGreaterThan(0.06);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import type { BoothDesignFields } from '../../../domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { QuotedBoothPicture } from './QuotedBoothPicture.tsx';

test("the team sees a quote's booth with its extras, without asking", async () => {
  const [launch] = DEMO_CONTENT.booth_designs;
  const quote = {
    selected_render_title: 'Launch',
    extras: [{ id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 }],
  };
  await render(
    <QuotedBoothPicture
      design={launch as unknown as BoothDesignFields}
      quote={quote as unknown as QuoteSubmission}
      look={null}
    />,
  );
  await expect.element(page.getByRole('img', { name: 'Launch', exact: true })).toBeVisible();
  // Software draws it, beside other tests
  await expect
    .element(page.getByRole('img', { name: 'Launch, 10 by 10 feet, with two stools' }), { timeout: 80_000 })
    .toBeVisible();
});

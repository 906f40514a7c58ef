import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuotePage } from '../../src/features/quote/QuotePage.tsx';
import { bookingApi } from './booking-api.ts';
import type { Answer } from './fake-api.ts';

/** CES in Las Vegas, 10' × 10', Launch, two bar stools: 8,500 and 190. */
export const LINK = 'v1.Las+Vegas.NV.ces-las-vegas.CES.10x10.10x10-launch.2~bar-stools.end';

/** The same quote as it is shared on the fixed Monday. */
export const DATED_LINK = LINK.replace('.end', '.asof~2027-02-08~869000.end');

/** The page behind a quote's link, located by roles and names only. */
export const quotePage = {
  sheet: page.getByRole('article', { name: /^Quote for/ }),
  notice: page.getByRole('alert'),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  comparison: page.getByRole('region', { name: 'Compare with another design' }),
  question: page.getByRole('alertdialog', { name: 'Replace the quote you started?' }),

  /** Opens the page by a link; resolves to its fake API. */
  async open(fragment = LINK, { onCarried = () => {}, answers = {} as Record<string, Answer> } = {}) {
    const api = bookingApi(answers);
    history.replaceState(null, '', `#${fragment}`);
    await render(
      <main className="container-page">
        <QuotePage onCarried={onCarried} />
      </main>,
    );
    return api;
  },
};

/**
 * `npm run cost -- --visits 1000000`: estimates the monthly bill, compares it with a naive design, and shows which limit comes
 * first. The mix of visits is in percent: `--looks`, `--reads`, `--starts` (100 together), `--quotes` and `--books` of all visits, `--phones`,
 * `--returning`. `--places` is the number of CDN locations, `--peak` the ratio of the busiest minutes to the average, `--slots`
 * the meetings per month, `--mails-per-day` the mail provider's limit, `--budget` US dollars per month.
 * Figures are measured, counted in the code or assumed (measured.ts); prices are dated (prices.ts). Uncertain figures assume
 * the worst case: only new visitors, all slots booked, evenly spread requests, no shared instances. Each limit is
 * calculated independently.
 */
import { readCostOptions } from './cost/options.ts';
import { costReport } from './cost/report.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

await runScript(async () => {
  const asked = readCostOptions(process.argv.slice(2));
  if (asked.is === 'wrong') throw new ExpectedError(asked.problem);
  console.log(costReport(asked.traffic, asked.circumstances));
});

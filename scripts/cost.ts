/**
 * `npm run cost -- --visits 1000000`: what the site costs a month, beside a naive design, and which part ends first. The mix
 * of visits is percentages: `--looks`, `--reads`, `--starts` (100 together), `--quotes` and `--books` of all visits, `--phones`,
 * `--returning`. `--places` are those of the CDN that fetch for themselves, `--peak` how many times the average the busiest
 * minutes have, `--slots` meetings a month, `--mails-per-day` what the mail provider takes, `--budget` US dollars a month.
 * Figures are measured, counted in the code or assumed (measured.ts), prices dated (prices.ts). Uncertain ones are taken for
 * the worse: all visitors new, all slots booked, requests spread evenly, no shared instances. Each limit stands alone.
 */
import { readCostOptions } from './cost/options.ts';
import { costReport } from './cost/report.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

await runScript(async () => {
  const asked = readCostOptions(process.argv.slice(2));
  if (asked.is === 'wrong') throw new ExpectedError(asked.problem);
  console.log(costReport(asked.traffic, asked.circumstances));
});

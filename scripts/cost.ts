/**
 * `npm run cost -- --visits 1000000`: what the site costs a month, beside a naive design, and which part ends first. The mix
 * of visits is percentages: `--looks`, `--reads`, `--starts` (100 together), `--quotes` and `--books` of all visits, `--phones`,
 * `--returning`. `--places` are those of the CDN that fetch for themselves, `--peak` how many times the average the busiest
 * minutes have, `--slots` meetings a month, `--mails-per-day` what the mail provider takes, `--budget` US dollars a month.
 */
import { parseArgs } from 'node:util';
import { USUAL_CIRCUMSTANCES } from './cost/limits.ts';
import { costReport } from './cost/report.ts';
import { problemOf, USUAL_MIX } from './cost/visit-mix.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const DEFAULTS = {
  visits: 1_000_000,
  places: 60,
  ...USUAL_MIX,
  peak: USUAL_CIRCUMSTANCES.peak,
  slots: USUAL_CIRCUMSTANCES.slots,
  'mails-per-day': USUAL_CIRCUMSTANCES.mailsPerDay,
  budget: USUAL_CIRCUMSTANCES.budget,
};

await runScript(async () => {
  const {
    visits,
    places,
    peak,
    slots,
    budget,
    'mails-per-day': mailsPerDay,
    ...mix
  } = numbersOf(process.argv.slice(2));
  const problem = problemOf(mix);
  if (problem) throw new ExpectedError(problem);
  if (!(Number.isInteger(places) && places >= 1))
    throw new ExpectedError('--places is a whole number from 1');
  if (peak < 1) throw new ExpectedError('--peak is at least 1');
  console.log(costReport({ visits, mix, places }, { peak, slots, mailsPerDay, budget }));
});

/** The options as numbers, those that are missing by default. */
function numbersOf(args: string[]): typeof DEFAULTS {
  const names = Object.keys(DEFAULTS);
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const given = Object.entries(values).map(([name, text]) => {
    const number = Number(text);
    if (text === '' || !(number >= 0 && Number.isFinite(number))) {
      throw new ExpectedError(`--${name} is a number from 0, not '${text}'`);
    }
    return [name, number];
  });
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}

import { parseArgs } from 'node:util';
import { type Circumstances, USUAL_CIRCUMSTANCES } from './limits.ts';
import type { Traffic } from './our-usage.ts';
import { problemOf, USUAL_MIX } from './visit-mix.ts';

const DEFAULTS = {
  visits: 1_000_000,
  places: 60,
  ...USUAL_MIX,
  peak: USUAL_CIRCUMSTANCES.peak,
  slots: USUAL_CIRCUMSTANCES.slots,
  'mails-per-day': USUAL_CIRCUMSTANCES.mailsPerDay,
  budget: USUAL_CIRCUMSTANCES.budget,
};

/** More locations than any CDN has. */
const MOST_PLACES = 10_000;
const MOST_VISITS = 1e10;

/** The parsed options, or a one-line error. */
export type CostQuestion =
  | { readonly is: 'asked'; readonly traffic: Traffic; readonly circumstances: Circumstances }
  | { readonly is: 'wrong'; readonly problem: string };

/** Parses the command's arguments; omitted options have defaults. */
export function readCostOptions(args: readonly string[]): CostQuestion {
  const numbers = numbersOf(args);
  if (typeof numbers === 'string') return { is: 'wrong', problem: numbers };
  const { visits, places, peak, slots, budget, 'mails-per-day': mailsPerDay, ...mix } = numbers;
  const problem = problemOf(mix) ?? boundsProblem(numbers);
  if (problem) return { is: 'wrong', problem };
  return {
    is: 'asked',
    traffic: { visits, mix, places },
    circumstances: { peak, slots, mailsPerDay, budget },
  };
}

function boundsProblem({ visits, places, peak }: typeof DEFAULTS): string | null {
  if (visits > MOST_VISITS) return `--visits is at most ${MOST_VISITS.toLocaleString('en-US')}`;
  if (!Number.isInteger(places) || places < 1 || places > MOST_PLACES) {
    return `--places is a whole number from 1 to ${MOST_PLACES}`;
  }
  return peak < 1 ? '--peak is at least 1' : null;
}

/** The options as numbers, or an error about one of them. */
function numbersOf(args: readonly string[]): typeof DEFAULTS | string {
  const options = Object.fromEntries(
    Object.keys(DEFAULTS).map((name) => [name, { type: 'string' as const }]),
  );
  let values: Readonly<Record<string, string | undefined>>;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    const known = Object.keys(DEFAULTS).map((name) => `--${name}`);
    return `${(error as Error).message.split('.')[0]}. The options are ${known.join(', ')}, each with a number.`;
  }
  const given = Object.entries(values).map(([name, text = '']): [string, number] => [
    name,
    text.trim() === '' ? Number.NaN : Number(text),
  ]);
  const wrong = given.find(([, number]) => !(Number.isFinite(number) && number >= 0));
  if (wrong)
    return `--${wrong[0]} is a number from 0, such as ${DEFAULTS[wrong[0] as keyof typeof DEFAULTS]}`;
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}

/** Lighthouse on a built page. It is a package of its own, in ./lighthouse, which is installed when first needed. */
import { resolve } from 'node:path';
import { runToEnd } from '../run-command.ts';
import { installPackages } from '../setup/dependencies.mjs';
import { ExpectedError } from '../stack/expected-error.ts';
import { readTools } from '../stack/tools.ts';

const FOLDER = resolve(import.meta.dirname, 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROMIUM_ARGUMENTS = '--no-sandbox --headless=new --disable-background-networking';

export type Category = (typeof CATEGORIES)[number];

/** One page as Lighthouse sees it on a slow phone. */
export interface LighthouseResult {
  /** 0 to 100. */
  readonly scores: Record<Category, number>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Bytes of scripts, and of everything, as they came over the network. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  /** Audits that cost points, by their ids. */
  readonly failed: readonly string[];
}

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

/** Runs Lighthouse's mobile defaults `runs` times and takes the median of each figure. */
export async function measureWithLighthouse(url: string, runs: number): Promise<LighthouseResult> {
  await installPackages(FOLDER, 'Lighthouse');
  const results: LighthouseResult[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const result = resultOf(await runLighthouse(url));
    console.log(`  run ${run}: ${CATEGORIES.map((name) => `${name} ${result.scores[name]}`).join(', ')}`);
    results.push(result);
  }
  return medianOf(results);
}

async function runLighthouse(url: string): Promise<Report> {
  const { code, output } = await runToEnd(
    [
      resolve(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROMIUM_ARGUMENTS}`,
    ],
    {
      timeoutMs: 180_000,
      environment: { CHROME_PATH: readTools().chromium ?? undefined, NODE_NO_WARNINGS: '1' },
    },
  );
  const json = output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1);
  if (code !== 0 || json === '')
    throw new ExpectedError(`Lighthouse failed on ${url}:\n${output.slice(-2000)}`);
  return JSON.parse(json) as Report;
}

function resultOf({ categories, audits }: Report): LighthouseResult {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const scored = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0));
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)] as const);
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcpMs: numberOf('largest-contentful-paint'),
    tbtMs: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalBytes: bytes(requests),
    failed: scored.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

function medianOf(results: readonly LighthouseResult[]): LighthouseResult {
  function median(figure: (result: LighthouseResult) => number): number {
    const values = results.map(figure).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  }
  const scores = CATEGORIES.map((name) => [name, median(({ scores }) => scores[name])] as const);
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcpMs: median(({ lcpMs }) => lcpMs),
    tbtMs: median(({ tbtMs }) => tbtMs),
    cls: median(({ cls }) => cls),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    totalBytes: median(({ totalBytes }) => totalBytes),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}

import { resolve } from 'node:path';
import type { StackAddresses } from '../stack/addresses.ts';
import { type LighthouseResult, measureWithLighthouse } from './lighthouse.ts';
import { serveStaticSite } from './static-server.ts';

const RUNS = 5;

/** Figures of two other sites, recorded once with the same Lighthouse, served with gzip from the same kind of machine. */
const RECORDED_PEERS = [
  '| onwidget/astrowind (recorded) | 99-100 | | | | 1.66 s | | | 5.3 | 149 |',
  '| a booth-design app on Vite and Supabase (recorded) | 50-56 | | | | 44 s | | | 471 | 34,000 |',
];

/** Another built site, to be measured in the same run. */
export interface Peer {
  readonly name: string;
  readonly folder: string;
}

/** `--peer name=folder` out of the command line, as often as it stands there. */
export function peersOf(args: readonly string[]): Peer[] {
  return args.flatMap((arg, index) => {
    const [name, folder] = args[index - 1] === '--peer' ? arg.split('=') : [];
    return name && folder ? [{ name, folder: resolve(folder) }] : [];
  });
}

/**
 * Runs Lighthouse on the home page and on the peers and prints them side by side.
 *
 * The pages come from a plain server with gzip and long-lived hashed files, as from the CDN: the hosting emulator of the
 * stack does neither. What is not in the build (/api, /media) still comes from the stack.
 * @returns whether the home page has 100 in every category and nothing in it shifts
 */
export async function compareWithLighthouse(
  addresses: StackAddresses,
  peers: readonly Peer[],
): Promise<boolean> {
  const rows: string[] = [];
  async function measure(name: string, folder: string, backendUrl?: string): Promise<LighthouseResult> {
    console.log(`\nLighthouse, ${name}:`);
    const site = await serveStaticSite(folder, backendUrl);
    try {
      const result = await measureWithLighthouse(site.url, RUNS);
      rows.push(rowOf(name, result));
      return result;
    } finally {
      site.stop();
    }
  }
  const home = await measure('home page', resolve(addresses.folder, 'dist'), addresses.siteUrl);
  for (const { name, folder } of peers) await measure(name, folder);
  const columns = [
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
    'JS, KB',
    'all, KB',
  ];
  console.log(`\n| Lighthouse, mobile, median of ${RUNS} | ${columns.join(' | ')} |`);
  console.log(`|---${'|---:'.repeat(columns.length)}|`);
  for (const row of [...rows, ...RECORDED_PEERS]) console.log(row);
  const isPerfect = Object.values(home.scores).every((score) => score === 100) && home.cls < 0.005;
  if (!isPerfect) console.log(`\nThe home page falls short: ${home.failed.join(', ') || 'see above'}`);
  return isPerfect;
}

function rowOf(name: string, result: LighthouseResult): string {
  const { scores, lcpMs, tbtMs, cls, scriptBytes, totalBytes } = result;
  const cells = [
    name,
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    `${(lcpMs / 1000).toFixed(2)} s`,
    `${Math.round(tbtMs)} ms`,
    cls.toFixed(2),
    (scriptBytes / 1000).toFixed(1),
    (totalBytes / 1000).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

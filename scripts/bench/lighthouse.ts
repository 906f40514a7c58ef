/** Runs Lighthouse on a built page. It is a separate package in ./lighthouse, installed on first use. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { request as requests } from '@playwright/test';
import sirv from 'sirv';
import { proposalFor } from '../../tests/support/sent-proposal.ts';
import { newVisitor } from '../../tests/support/visitor.ts';
import { runToEnd } from '../run-command.ts';
import { installPackages } from '../setup/dependencies.mjs';
import type { StackAddresses } from '../stack/addresses.ts';
import { ExpectedError } from '../stack/expected-error.ts';
import { readTools } from '../stack/tools.ts';

const FOLDER = resolve(import.meta.dirname, 'lighthouse');
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Audits in milliseconds, except the last, which has no unit. */
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Runs Lighthouse with its mobile defaults on the home page, a content page, a sent proposal and peers (`name=folder`, other
 * built sites), and prints the medians. A plain server delivers the pages with gzip and cached files, like a CDN; /api and
 * /media come from the stack.
 * @returns true if the home page and the content page have 100 in every category
 */
export async function reportLighthouse(stack: StackAddresses, peers: readonly string[]): Promise<boolean> {
  await installPackages(FOLDER, 'Lighthouse');
  console.log(`\n| Lighthouse, mobile, median of ${RUNS} | ${[...CATEGORIES, ...TIMES].join(' | ')} |`);
  console.log(`|---${'|---:'.repeat(CATEGORIES.length + TIMES.length)}|`);
  const dist = resolve(stack.folder, 'dist');
  const home = await measure('home page', dist, stack.siteUrl);
  const size = await measure('page of a booth size', dist, stack.siteUrl, 'booths/10x20');
  // Without the one audit that a private page fails on purpose
  await measure('page of a proposal', dist, stack.siteUrl, await sendProposal(stack), ['is-crawlable']);
  for (const peer of peers) {
    const [name, folder] = peer.split('=');
    if (name && folder) await measure(name, resolve(folder));
  }
  return [home, size].every((page) => page.slice(0, CATEGORIES.length).every((score) => score === 100));
}

/** Sends a proposal from the stack, and returns its page's path with the token. */
async function sendProposal({ siteUrl }: StackAddresses): Promise<string> {
  const context = await requests.newContext({ baseURL: siteUrl });
  const { send } = await proposalFor(context, newVisitor(`lighthouse-${Date.now()}`));
  const { url } = await send();
  await context.dispose();
  return url.slice(url.indexOf('proposal#'));
}

/** Returns the medians of the scores and times of the page at `path`. */
async function measure(
  name: string,
  folder: string,
  backendUrl?: string,
  path = '',
  skipped: readonly string[] = [],
): Promise<number[]> {
  const site = await serveStaticSite(folder, backendUrl);
  const runs: number[][] = [];
  try {
    while (runs.length < RUNS) runs.push(await runLighthouse(site.url + path, skipped));
  } finally {
    site.stop();
  }
  const medians = [...CATEGORIES, ...TIMES].map((_, index) => {
    const values = runs.map((figures) => figures[index] ?? Number.NaN).sort((a, b) => a - b);
    return values[Math.floor(RUNS / 2)] ?? Number.NaN;
  });
  console.log(`| ${name} | ${medians.map((value) => Number(value.toFixed(2))).join(' | ')} |`);
  return medians;
}

/** Returns the scores and times of one run. */
async function runLighthouse(url: string, skipped: readonly string[]): Promise<number[]> {
  const { code, output } = await runToEnd(
    [
      resolve(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      ...[url, '--quiet', '--output=json', '--output-path=stdout'],
      `--only-categories=${CATEGORIES.join(',')}`,
      ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
      '--chrome-flags=--no-sandbox --headless=new --disable-background-networking',
    ],
    {
      timeoutMs: 180_000,
      environment: { CHROME_PATH: readTools().chromium ?? undefined, NODE_NO_WARNINGS: '1' },
    },
  );
  const json = output.slice(output.indexOf('{\n'), output.lastIndexOf('}') + 1);
  if (code !== 0 || json === '')
    throw new ExpectedError(`Lighthouse failed on ${url}:\n${output.slice(-2000)}`);
  const { categories, audits } = JSON.parse(json) as Report;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  return [...scores, ...TIMES.map((name) => audits[name]?.numericValue ?? Number.NaN)];
}

/** Serves a built site like a CDN: gzip, and a year's cache for hashed files. A backend answers /api and /media. */
async function serveStaticSite(folder: string, backendUrl?: string) {
  const packed = packedCopy(folder);
  const serveFile = sirv(packed, {
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/_astro/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createServer((incoming, response) => {
    if (backendUrl && /^\/(api|media)\//.test(incoming.url ?? '')) forward(incoming, response, backendUrl);
    else serveFile(incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
    rmSync(packed, { recursive: true });
  };
  return { url: `http://localhost:${port}/`, stop };
}

/** Returns a copy of the folder with a gzipped twin for every text file. */
function packedCopy(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of globSync(join(copy, '**/*.{html,css,js,mjs,json,webmanifest,xml,txt,svg}'))) {
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
  return copy;
}

function forward(incoming: IncomingMessage, response: ServerResponse, backendUrl: string): void {
  const { method, headers, url } = incoming;
  const outgoing = request(`${backendUrl}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
}

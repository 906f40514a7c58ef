/**
 * Requests to addresses that people enter, which may be hostile: only public servers, over https, within limits of
 * time and size. No other code may fetch such an address (docs/decisions/0028-bookable-hours.md).
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { brand } from '../../../src/config/brand.ts';
import { isDemoProject } from '../../../src/config/local-site.ts';
import { withTimeout } from '../platform/with-timeout.ts';

const MAX_MS = 5_000;
const MB = 1024 * 1024;
const MAX_BYTES = 2 * MB;
const MAX_REDIRECTS = 3;
/** Outlook refuses requests without a browser's form of name (https://github.com/nextcloud/server/issues/54799). */
const USER_AGENT = `Mozilla/5.0 (compatible; ${brand.name.replaceAll(/[^\w .-]/g, '')}/1.0)`;
const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];

const FAILURES = {
  invalid: 'This is not the address of a server.',
  'not-https': 'The address must start with https://.',
  port: 'The address must use port 443, or one from 1024 up.',
  'not-public': 'The address is not public.',
  unknown: 'There is no server with this name.',
  slow: 'The server did not answer in time.',
  'too-large': 'The answer is too large.',
  redirects: 'The server redirects too often.',
  certificate: "The server's certificate is not valid.",
  unreachable: 'The server could not be reached.',
  unreadable: 'The answer could not be read.',
} as const;

/** An expected failure; its message is for people. */
export class FetchFailure extends Error {
  readonly code: keyof typeof FAILURES;

  constructor(code: keyof typeof FAILURES, text: string = FAILURES[code]) {
    super(text);
    this.name = 'FetchFailure';
    this.code = code;
  }
}

export interface GuardedRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface GuardedAnswer {
  readonly status: number;
  /** Empty if there is none. */
  readonly etag: string;
  readonly text: string;
  /** The header Retry-After; empty if there is none. */
  readonly retryAfter: string;
  /** Target of a redirect, which is not followed; empty without one. */
  readonly location: string;
}

/** Network access, which tests replace; a deployment cannot. */
export interface Network {
  readonly resolve: (host: string) => Promise<LookupAddress[]>;
  /** Replaces an address that passed all checks with the one to connect to. */
  readonly dial?: (address: LookupAddress) => LookupAddress;
  readonly ca?: string;
  /** True to allow plain http requests to 127.0.0.1, for servers of a local stack. */
  readonly hasLocalServers: boolean;
}

const INTERNET: Network = {
  resolve: (host) => lookup(host, { all: true }),
  get hasLocalServers() {
    // A deployment cannot have such a project
    return isDemoProject(process.env['GCLOUD_PROJECT']);
  },
};

export interface Limits {
  /** Redirects to follow; with 0, a redirect is an answer. */
  readonly redirects?: number;
  /** Total time in milliseconds. */
  readonly ms?: number;
  /** Size of the answer after decompression. */
  readonly bytes?: number;
  /** False if only the status matters: the body is not read. */
  readonly hasText?: boolean;
}

/**
 * Fetches an address that someone entered. Each hop is checked, resolved once, and connected to exactly the addresses
 * that were checked.
 * @param most limits other than the defaults: 3 redirects, 5 seconds in all, 2 MB
 * @throws FetchFailure for anything but a complete answer, whatever its status
 * @example
 * const { status, text } = await guardedFetch('https://example.com/calendar.ics', { headers });
 */
export function guardedFetch(
  address: string,
  request: GuardedRequest = {},
  { redirects = MAX_REDIRECTS, ms = MAX_MS, bytes = MAX_BYTES, hasText = true }: Limits = {},
  network: Network = INTERNET,
): Promise<GuardedAnswer> {
  return guarded(ms, (signal) => follow(address, request, { redirects, bytes, hasText, network, signal }));
}

/** Checks an address as `guardedFetch` does, without a request. @throws FetchFailure */
export function checkAddress(address: string, network: Network = INTERNET): Promise<void> {
  return guarded(MAX_MS, async () => {
    const url = parse(address, network);
    if (!isLocal(url, network)) await publicAddresses(url, network);
  });
}

async function guarded<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const late = new AbortController();
  try {
    return await withTimeout(work(late.signal), ms, () => {
      late.abort();
      return new FetchFailure('slow');
    });
  } catch (error) {
    throw error instanceof FetchFailure ? error : new FetchFailure(codeOf(error));
  }
}

interface Trip extends Required<Omit<Limits, 'ms'>> {
  readonly network: Network;
  readonly signal: AbortSignal;
}

async function follow(address: string, request: GuardedRequest, trip: Trip): Promise<GuardedAnswer> {
  let url = parse(address, trip.network);
  const headers = { 'user-agent': USER_AGENT, ...request.headers, 'accept-encoding': 'gzip' };
  for (let hop = 0; ; hop += 1) {
    const response = await ask(url, { ...request, headers }, trip);
    const { location = '', etag = '' } = response.headers;
    if (!location || trip.redirects === 0 || !REDIRECTS.includes(response.statusCode)) {
      const answer = {
        ...{ status: response.statusCode ?? 0, etag, retryAfter: response.headers['retry-after'] ?? '' },
        location: location && (URL.parse(location, url.href)?.href ?? ''),
      };
      if (trip.hasText) return { ...answer, text: await textOf(response, trip.bytes) };
      response.destroy();
      return { ...answer, text: '' };
    }
    response.destroy();
    if (hop === trip.redirects) throw new FetchFailure('redirects');
    url = parse(location, trip.network, url);
  }
}

function parse(address: string, network: Network, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url?.hostname || url.username || url.password) throw new FetchFailure('invalid');
  const isFine = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url, network));
  if (!isFine) throw new FetchFailure('not-https');
  return url;
}

async function ask(url: URL, request: GuardedRequest, { network, signal }: Trip): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body } = request;
  const isOnThisMachine = isLocal(url, network);
  const addresses = isOnThisMachine ? [] : await publicAddresses(url, network);
  const [first] = addresses;
  signal.throwIfAborted();
  const options = { method, headers, signal, agent: false as const };
  return new Promise((resolve, reject) => {
    const sent = isOnThisMachine
      ? requestHttp(url.href.replace(/^https/, 'http'), options, resolve)
      : requestHttps(
          url,
          {
            ...options,
            ...(network.ca && { ca: network.ca }),
            rejectUnauthorized: true,
            lookup: (_host, { all }, done) =>
              all ? done(null, addresses) : done(null, first?.address ?? '', first?.family),
          },
          resolve,
        );
    sent.on('error', reject).end(body);
  });
}

function isLocal(url: URL, { hasLocalServers }: Network): boolean {
  return hasLocalServers && url.hostname === '127.0.0.1';
}

/** Resolves the host of a URL. @throws FetchFailure if any of its addresses, or its port, is not public */
async function publicAddresses(url: URL, { resolve, dial }: Network): Promise<LookupAddress[]> {
  const port = Number(url.port || 443);
  if (port !== 443 && port < 1024) throw new FetchFailure('port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host);
  const isFine = addresses.length > 0 && addresses.every(({ address }) => isPublic(address));
  if (!isFine) throw new FetchFailure('not-public');
  return dial ? addresses.map(dial) : addresses;
}

/** True for public unicast addresses; IPv4-mapped and tunneled ones are refused. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}

async function textOf(response: IncomingMessage, most: number): Promise<string> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (!['identity', 'gzip'].includes(encoding)) throw new FetchFailure('unreadable');
  const body = encoding === 'gzip' ? pipeline(response, createGunzip(), () => undefined) : response;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most)
      throw new FetchFailure('too-large', `The answer is larger than ${Math.round(most / MB)} MB.`);
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks), response.headers['content-type'] ?? '');
}

/** Decodes by the byte-order mark, as Windows writes it for 'Unicode', or else by the stated charset; UTF-8 by default. */
function decoded(bytes: Buffer, contentType: string): string {
  const [, stated = 'utf-8'] = /;\s*charset="?([\w.:-]+)/i.exec(contentType) ?? [];
  const charset = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.toString('hex', 0, 2)] ?? stated;
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function codeOf(error: unknown): FetchFailure['code'] {
  const { code } = (error ?? {}) as { code?: unknown };
  const name = typeof code === 'string' ? code : '';
  if (/^(ENOTFOUND|EAI_)/.test(name)) return 'unknown';
  if (/CERT|ERR_TLS/.test(name)) return 'certificate';
  return /^Z_/.test(name) ? 'unreadable' : 'unreachable';
}

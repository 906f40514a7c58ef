/** Serves a built site as a CDN would: gzip, and a year's cache for hashed files. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const PACKED = /^(text|application|image\/svg)/;

export interface StaticSite {
  /** With a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves `folder` on a free port.
 * @param backendUrl where /api and /media are answered, without a trailing slash; they are 404 without one
 */
export async function serveStaticSite(folder: string, backendUrl?: string): Promise<StaticSite> {
  const packed = new Map<string, Buffer>();
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (backendUrl && /^\/(api|media)\//.test(pathname)) forward(incoming, response, backendUrl);
    else answer(pathname, response);
  });
  function answer(pathname: string, response: ServerResponse) {
    const file = fileOf(folder, pathname);
    const shown = file ?? join(folder, '404.html');
    if (!existsSync(shown)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(shown)] ?? 'application/octet-stream';
    const body = packed.get(shown) ?? pack(readFileSync(shown), type);
    packed.set(shown, body);
    response
      .writeHead(file ? 200 : 404, {
        'content-type': type,
        'cache-control': pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(PACKED.test(type) ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
      })
      .end(body);
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => close(server) };
}

function pack(bytes: Buffer, type: string): Buffer {
  return PACKED.test(type) ? gzipSync(bytes, { level: 9 }) : bytes;
}

/** The file behind an address: the one it names, `<name>.html`, or the folder's `index.html`; null without one. */
function fileOf(folder: string, pathname: string): string | null {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
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

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}

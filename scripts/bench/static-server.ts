/** Serves a built site as a CDN would: gzip, and a year's cache for hashed files. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';

export interface StaticSite {
  /** With a trailing slash. */
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Serves `folder` on a free port.
 * @param backendUrl where /api and /media are answered, without a trailing slash; they are 404 without one
 */
export async function serveStaticSite(folder: string, backendUrl?: string): Promise<StaticSite> {
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

/** A copy of the folder with a packed twin beside every file of text. */
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

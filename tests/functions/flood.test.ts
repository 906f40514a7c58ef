import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ENTRY_POINTS } from '../../functions/src/platform/service-accounts.ts';
import { startBuilt } from '../support/functions-framework.ts';

/** A refusal before the body has arrived also closes the connection, which a busy sender may notice first. */
const CUT_OFF = 'cut off';

/** Path to which each function with routes is sent bodies, and the statuses of its refusals. */
const ROUTES: Record<string, { path: string; refusals: readonly unknown[] }> = {
  api: { path: '/api/send-contact-email', refusals: [413, 415, CUT_OFF] },
  adminApi: { path: '/api/admin/images', refusals: [401, CUT_OFF] },
  meetingLogo: { path: '/api/meeting/logo', refusals: [404, CUT_OFF] },
  media: { path: '/media/extras/x.webp', refusals: [405, CUT_OFF] },
};

/** The runtime reads the body for this path too, without running the function. */
const ANY_FUNCTION = { path: '/favicon.ico', refusals: [CUT_OFF] };

const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'image/png'];
const BODY = new Uint8Array(30_000_000);
/** 150 KB that decompress to 150 MB. */
const PACKED = gzipSync(new Uint8Array(150_000_000));

/** Returns a body without a declared length. */
function inPieces(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull: (stream) => {
      if (sent >= BODY.length) return stream.close();
      stream.enqueue(BODY.subarray(sent, sent + 1_000_000));
      sent += 1_000_000;
    },
  });
}

/** All functions read bodies alike, so `api` represents them; `--all` tests all. */
const FLOODED = Object.entries(ENTRY_POINTS).filter(([name]) => name === 'api' || process.env.ALL_TESTS);

test.each(FLOODED)(
  '%s survives 22 huge bodies at once, of any type, within its memory',
  async (name, { memory }) => {
    const { path, refusals } = ROUTES[name] ?? ANY_FUNCTION;
    const { origin, peakMegabytes } = await startBuilt(name, path);
    const post = async (index: number, body: BodyInit, headers: Record<string, string> = {}) => {
      const type = { 'content-type': TYPES[index % TYPES.length] ?? '' };
      const init = { method: 'POST', headers: { ...type, ...headers }, body, duplex: 'half' } as RequestInit;
      return fetch(origin + path, init).then(
        ({ status }) => status,
        () => CUT_OFF,
      );
    };

    const announced = Array.from({ length: 10 }, (_, index) => post(index, BODY));
    const unannounced = Array.from({ length: 10 }, (_, index) => post(index, inPieces()));
    const packed = [0, 1].map((index) => post(index, PACKED, { 'content-encoding': 'gzip' }));
    const answers = new Set(await Promise.all([...announced, ...unannounced, ...packed]));

    expect(refusals).toEqual(expect.arrayContaining([...answers]));
    expect(peakMegabytes()).toBeLessThan(memory === '256MiB' ? 256 : 300);
  },
);

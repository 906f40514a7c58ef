import { expect, test } from 'vitest';
import { publicEntryPoints } from '../support/entry-points.ts';
import { startBuilt } from '../support/functions-framework.ts';

/** Where each public function is sent bodies, and the answers that refuse them; 0: the connection is cut. */
const TARGETS: Record<string, { path: string; refusals: number[] }> = {
  api: { path: '/api/send-contact-email', refusals: [413, 415] },
  adminApi: { path: '/api/admin/images', refusals: [401] },
  meetingLogo: { path: '/api/meeting/logo', refusals: [413, 415] },
  media: { path: '/media/extras/x.webp', refusals: [405] },
  beforeUserCreated: { path: '/', refusals: [0, 400] },
  beforeUserSignedIn: { path: '/', refusals: [0, 400] },
};

const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'image/png'];
const BODY = new Uint8Array(30_000_000);

/** A body whose length is not told before. */
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

test('every public function has a row here', () => {
  expect(Object.keys(TARGETS).sort()).toEqual(
    publicEntryPoints()
      .map(({ name }) => name)
      .sort(),
  );
});

test.each(publicEntryPoints())(
  '$name refuses 20 bodies of 30 MB at once without taking them in, of whatever type',
  async ({ name, memory }) => {
    const { path, refusals } = TARGETS[name] ?? { path: '/', refusals: [] };
    const { origin, peakMegabytes } = await startBuilt(name, path);
    const post = async (type: string, body: BodyInit) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as RequestInit;
      return fetch(origin + path, init).then(
        ({ status }) => status,
        () => 0,
      );
    };

    const told = Array.from({ length: 10 }, (_, index) => post(TYPES[index % 4] ?? '', BODY));
    const untold = Array.from({ length: 10 }, (_, index) => post(TYPES[index % 4] ?? '', inPieces()));
    const answers = await Promise.all([...told, ...untold]);

    expect(refusals).toEqual(expect.arrayContaining([...new Set(answers)]));
    expect(peakMegabytes()).toBeLessThan(Math.min(300, memory * 0.9));
  },
);

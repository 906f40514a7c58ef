import { expect, test } from 'vitest';
import { clientOf } from '../support/api-under-test.ts';
import { startBuilt } from '../support/functions-framework.ts';

/** A function has 512 MB; what a flood may take of them. */
const MOST_MEGABYTES = 300;

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

test.each([
  ['api', '/api/send-contact-email', [413, 415]],
  ['adminApi', '/api/admin/images', [401]],
  ['meetingLogo', '/api/meeting/logo', [413, 415]],
  ['media', '/media/extras/x.webp', [405]],
])(
  '%s refuses 20 bodies of 30 MB at once without taking them in, of whatever type',
  async (target, path, refusals) => {
    const { origin, peakMegabytes } = await startBuilt(target, path);
    const { send } = clientOf(origin);
    const post = (type: string, body: BodyInit) =>
      send(path, { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as RequestInit);

    const told = Array.from({ length: 10 }, (_, index) => post(TYPES[index % 4] ?? '', BODY));
    const untold = Array.from({ length: 10 }, (_, index) => post(TYPES[index % 4] ?? '', inPieces()));
    const answers = await Promise.all([...told, ...untold]);

    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual(refusals);
    expect(peakMegabytes()).toBeLessThan(MOST_MEGABYTES);
  },
);

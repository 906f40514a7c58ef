/** A copy of the visitor's logo is stored with a booking, and only as long as the booking is. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { logoCopy } from '../../functions/src/media/logo-copy.ts';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { deleteVisitorRecords, visitorRecords } from '../../functions/src/visitors/visitor-records.ts';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { startBuilt } from '../support/functions-framework.ts';
import { deleteWithFiles, startMeetingLogo } from '../support/meeting-logo-under-test.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';
import { aPicture } from '../support/pictures.ts';
import { untilAnswered } from '../support/until-answered.ts';

const DAY = '2026-12-08';

/** Books a meeting; returns it with what its visitor can send. */
async function bookedMeeting(encode?: typeof logoCopy) {
  const api = await startApi();
  await offer(api.db, DAY, ['10:00 AM', '11:00 AM']);
  const logos = await startMeetingLogo(api.db, { clock: () => api.time.now, encode });
  const request = aBookingRequest();
  const { json } = await api.post('/api/create-booking', request);
  const token = new URL(json.booking.manage_url).hash.slice(1);
  return {
    ...api,
    logos,
    id: json.booking.id as string,
    email: request.user_email as string,
    token,
    cancel: () => api.post('/api/meeting/cancel', {}, randomUUID(), { 'x-meeting-token': token }),
    sendLogo: (image: Buffer | string, { given = token, key = randomUUID() as string, ...rest } = {}) =>
      logos.post(
        '/api/meeting/logo',
        { image: Buffer.from(image).toString('base64'), ...rest },
        key,
        given ? { 'x-meeting-token': given } : {},
      ),
    stored: () => documentsOf(api.db, 'booking_logos'),
  };
}

test('a logo is stored with its booking as one WebP, without other contents of the file', async () => {
  const { sendLogo, stored, id } = await bookedMeeting();
  const image = await aPicture(1600, 800)
    .withExif({ IFD0: { Copyright: 'A name' } })
    .png({ compressionLevel: 9, palette: true, colors: 4 })
    .toBuffer();

  const dress = { tint: '#2456f5', wall: 'white', ink: 'original' };
  const { status, json } = await sendLogo(image, dress as object);

  expect([status, json]).toEqual([201, { success: true }]);
  const [logo] = await stored();
  expect(logo).toMatchObject({ id, width: 1024, height: 512, ...dress });
  const { format, exif, width, height } = await sharp(logo?.['picture'] as Buffer).metadata();
  expect([format, exif, width, height]).toEqual(['webp', undefined, 1024, 512]);
});

test('an image too large for a document is encoded in another way', async () => {
  const { sendLogo, stored } = await bookedMeeting();
  const image = await aPicture(600, 600).webp({ quality: 50 }).toBuffer();

  const key = randomUUID();
  expect((await untilAnswered(() => sendLogo(image, { key }))).status).toBe(201);

  const [logo] = await stored();
  expect(Buffer.from(logo?.['picture'] as Buffer).length).toBeLessThanOrEqual(500_000);
});

test('a second logo replaces the first; the same request again does nothing', async () => {
  const { sendLogo, stored } = await bookedMeeting();
  const [one, other] = [await aPicture(20, 10).png().toBuffer(), await aPicture(30, 40).webp().toBuffer()];
  const key = randomUUID();

  const first = await sendLogo(one, { key });
  await sendLogo(other);
  const again = await sendLogo(one, { key });

  expect(again.text).toBe(first.text);
  expect(await stored()).toMatchObject([{ width: 30, height: 40, tint: null, wall: null, ink: null }]);
});

test('what is no PNG or WebP, half an image and one of too many pixels or bytes are refused, and nothing is stored', async () => {
  const { sendLogo, stored } = await bookedMeeting();
  const half = await aPicture(300, 300).png().toBuffer();
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
  const type = 'Send a PNG or WebP image.';
  const size = 'This image is too large. A smaller copy will do: 1,024 pixels are enough.';

  for (const [image, error] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', type],
    ['GIF89a\x01\x00\x01\x00\x80\x00\x00', type],
    [await aPicture(20, 10).jpeg().toBuffer(), type],
    [half.subarray(0, half.length / 2), 'This image is damaged. Please choose your logo again.'],
    [await blank(9000, 9000), size],
    // A strip of few bytes, which is refused before it is decoded
    [await blank(1, 8_193), size],
    [Buffer.alloc(1024 * 1024 + 3), 'Send an image of at most 1 MB'],
  ] as const) {
    const { status, json } = await sendLogo(image);
    expect([status, json.code, json.error]).toEqual([400, 'invalid', error]);
  }
  const muchMore = await sendLogo(Buffer.alloc(3_000_000));
  expect([muchMore.status, muchMore.json.code]).toEqual([413, 'too-large']);
  expect(await stored()).toEqual([]);
});

test('while a logo is decoded its meeting can be canceled, and the logo is not stored', async () => {
  const decoding = Promise.withResolvers<void>();
  const canceled = Promise.withResolvers<void>();
  const { sendLogo, cancel, stored } = await bookedMeeting(async (image) => {
    decoding.resolve();
    await canceled.promise;
    return logoCopy(image);
  });

  const sent = sendLogo(await aPicture(20, 10).png().toBuffer());
  await decoding.promise;
  expect((await cancel()).status).toBe(200);
  canceled.resolve();

  expect((await sent).json.code).toBe('meeting-over');
  expect(await stored()).toEqual([]);
});

/** Begins to send a logo; returns the connection's first data, '' if it is closed without any. */
async function sendSlowly(origin: string, token: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/meeting/logo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      `X-Meeting-Token: ${token}\r\nContent-Length: 1000000\r\n\r\n{`,
  );
  return new Promise((done) => {
    socket.once('data', (data) => done(String(data)));
    socket.once('close', () => done(''));
  });
}

test('a link that opens no meeting is refused before the runtime reads the body', async () => {
  const { origin } = await startBuilt('meetingLogo', '/api/meeting/logo');
  expect(await sendSlowly(origin, 'guessed')).toMatch(/^HTTP\/1\.1 404 [\s\S]*meeting-not-found/);
});

test('a body that stops loses its connection, and blocks no one else meanwhile', async () => {
  const { logos, token, sendLogo } = await bookedMeeting();
  const stopped = sendSlowly(logos.origin, token);
  expect((await sendLogo(await aPicture(20, 10).png().toBuffer())).status).toBe(201);
  expect(await stopped).toBe('');
});

test('no one can send a logo to a meeting that is over or whose link they do not have', async () => {
  const { sendLogo, stored, token, cancel, time } = await bookedMeeting();
  const [id, secret] = token.split('.') as [string, string];
  const image = await aPicture(20, 10).png().toBuffer();
  const wrong = `${id}.${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;

  const strangers = await Promise.all(['', 'x.y', wrong].map((given) => sendLogo(image, { given })));
  await cancel();
  const canceled = await sendLogo(image);
  time.now = new Date('2026-12-09T00:00:00Z');
  const past = await sendLogo(image);

  expect(strangers.map(({ json }) => json.code)).toEqual(Array(3).fill('meeting-not-found'));
  expect([canceled.status, canceled.json.code]).toEqual([409, 'meeting-over']);
  expect([past.status, past.json.code]).toEqual([404, 'meeting-not-found']);
  expect(await stored()).toEqual([]);
});

test("a logo is found and deleted with its booking at the visitor's request", async () => {
  const { db, email, id, sendLogo, stored } = await bookedMeeting();
  await sendLogo(await aPicture(20, 10).png().toBuffer());
  const records = await visitorRecords(db, email);
  expect(records.map(({ ref }) => ref.path)).toContain(`booking_logos/${id}`);
  await deleteVisitorRecords({ db, deleteBooking: deleteWithFiles, deleteProposal }, records);
  expect(await stored()).toEqual([]);
});

/** The picture of a visitor's own booth comes with the logo, and only the team and the meeting's link show it. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adminHeaders, bucket, startAdminApi } from '../support/admin-api-under-test.ts';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { deleteWithFiles, startMeetingLogo } from '../support/meeting-logo-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';
import { aPicture } from '../support/pictures.ts';

/** Books the meeting of a quote; returns it with what its visitor can send and who can read it. */
async function bookedMeeting() {
  const api = await startApi({ bucket: () => bucket });
  await storeCatalogue(api.db);
  await offer(api.db, '2026-12-08', ['10:00 AM']);
  const logos = await startMeetingLogo(api.db);
  const admin = await startAdminApi({ db: api.db });
  const quote = await api.post('/api/send-quote', aQuoteRequest());
  const { quote_submission_id } = quote.json;
  const { json } = await api.post('/api/create-booking', aBookingRequest({ quote_submission_id }));
  const token = new URL(json.booking.manage_url).hash.slice(1);
  const id = String(json.booking.id);
  const image = (await aPicture(20, 10).png().toBuffer()).toString('base64');
  return {
    ...api,
    id,
    sendLogo: (file: Buffer | string | null) => {
      const booth = file && Buffer.from(file as string).toString('base64');
      return logos.post('/api/meeting/logo', { image, booth }, undefined, { 'x-meeting-token': token });
    },
    /** Returns the booth as the meeting's page gets it. */
    shown: async (given = token) => (await api.get('/api/meeting/booth', { 'x-meeting-token': given })).json,
    download: async () => admin.get(`/api/admin/bookings/${id}/booth`, await adminHeaders()),
    kept: async () => (await bucket.getFiles({ prefix: `bookings/${id}/` }))[0].map(({ name }) => name),
  };
}

const LAUNCH = { title: 'Launch', url: expect.any(String) as string };

test("a WebP, JPEG or PNG reaches the team and the meeting's page as one WebP", async () => {
  const { sendLogo, shown, download } = await bookedMeeting();
  for (const format of ['webp', 'jpeg', 'png'] as const) {
    const drawn = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d01040' } })
      .withExif({ IFD0: { Copyright: 'A name' } })
      .toFormat(format)
      .toBuffer();

    expect((await sendLogo(drawn)).status).toBe(201);

    const { success, booth } = await shown();
    expect([success, booth]).toEqual([true, { ...LAUNCH, own: expect.any(String) }]);
    const { exif, ...metadata } = await sharp(Buffer.from(booth.own, 'base64')).metadata();
    expect([metadata, exif]).toMatchObject([{ format: 'webp', width: 1200, height: 900 }, undefined]);
    const { status, headers } = await download();
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  }
});

test('without a picture the design is shown, to no one without the link', async () => {
  const { sendLogo, shown, download } = await bookedMeeting();
  expect((await sendLogo(null)).status).toBe(201);
  expect(await shown()).toEqual({ success: true, booth: { ...LAUNCH, own: null } });
  expect((await download()).status).toBe(404);
  expect((await shown('guessed')).code).toBe('meeting-not-found');
});

test('a picture that is none is refused with its logo, and a later logo without one hides the earlier', async () => {
  const { sendLogo, shown, db } = await bookedMeeting();
  const half = (await aPicture(300, 300).png().toBuffer()).subarray(0, 2_000);

  const answers = [await sendLogo('<svg xmlns="http://www.w3.org/2000/svg"/>'), await sendLogo(half)];

  expect(answers.map(({ json }) => Object.keys(json.fields))).toEqual([['booth'], ['booth']]);
  expect(await documentsOf(db, 'booking_logos')).toEqual([]);
  await sendLogo(await aPicture(40, 30).webp().toBuffer());
  expect((await shown()).booth.own).not.toBeNull();
  await sendLogo(null);
  expect((await shown()).booth.own).toBeNull();
});

test('a picture is deleted with its booking, and no mail carries it', async () => {
  const { sendLogo, kept, db, id } = await bookedMeeting();
  await sendLogo(await aPicture(40, 30).webp().toBuffer());
  expect(await kept()).toEqual([`bookings/${id}/booth.webp`]);
  for (const { html } of await documentsOf(db, 'mail')) expect(html).not.toContain('bookings/');
  await deleteWithFiles(db, id);
  expect(await kept()).toEqual([]);
});

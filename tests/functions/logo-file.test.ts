/** A visitor's print file is stored with a booking as it came, for administrators only, as long as the booking is. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { sweepOld } from '../../functions/src/retention/sweeps.ts';
import { deleteVisitorRecords, visitorRecords } from '../../functions/src/visitors/visitor-records.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { signIn } from '../support/accounts.ts';
import { bucket, startAdminApi } from '../support/admin-api-under-test.ts';
import { documentsOf, NOW, startApi } from '../support/api-under-test.ts';
import { deleteWithFiles, startMeetingLogo } from '../support/meeting-logo-under-test.ts';
import { aBookingRequest, offer } from '../support/payloads.ts';

const PDF = '%PDF-1.7\n<script>alert(1)</script>';

/** Books a meeting; returns it with what its visitor can send and an administrator can read. */
async function bookedMeeting(settings: object = {}) {
  const api = await startApi();
  await offer(api.db, '2026-12-08', ['10:00 AM']);
  const files = await startMeetingLogo(api.db, { settings, clock: () => api.time.now });
  const admin = await startAdminApi({ db: api.db });
  const request = aBookingRequest();
  const { json } = await api.post('/api/create-booking', request);
  const token = new URL(json.booking.manage_url).hash.slice(1);
  const id = String(json.booking.id);
  return {
    ...api,
    id,
    email: String(request.user_email),
    token,
    cancel: () => api.post('/api/meeting/cancel', {}, randomUUID(), { 'x-meeting-token': token }),
    sendFile: (file: Buffer | string, name = 'acme.pdf', given = token) =>
      files.post(
        '/api/meeting/logo-file',
        { name, file: Buffer.from(file as string, 'latin1').toString('base64') },
        randomUUID(),
        { 'x-meeting-token': given },
      ),
    download: (idToken: string | undefined, booking = id) =>
      admin.get(
        `/api/admin/bookings/${booking}/logo-file`,
        idToken ? { authorization: `Bearer ${idToken}` } : {},
      ),
    stored: () => documentsOf(api.db, 'booking_files'),
    /** Returns the paths of the booking's files in the bucket. */
    kept: async () => (await bucket.getFiles({ prefix: `bookings/${id}/` }))[0].map(({ name }) => name),
  };
}

const asAdmin = async () => (await signIn(DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD)).idToken;

test.each([
  ['PDF', PDF, 'Acme – Müller.pdf'],
  ['AI', '%!PS-Adobe-3.0', 'acme.AI'],
  ['EPS with a preview', '\xC5\xD0\xD3\xC6 and more', 'acme.eps'],
])(
  'a %s reaches administrators as it came, as a download that no browser opens',
  async (_kind, content, name) => {
    const { sendFile, download, stored, id } = await bookedMeeting();

    const { status, json } = await sendFile(content, name);

    expect([status, json]).toEqual([201, { success: true }]);
    expect(await stored()).toMatchObject([{ id, name, size: content.length }]);
    const answer = await download(await asAdmin());
    expect([answer.status, answer.text]).toEqual([200, Buffer.from(content, 'latin1').toString()]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  },
);

test('only administrators download a file, and only one that was sent', async () => {
  const { sendFile, download } = await bookedMeeting();
  const idToken = await asAdmin();
  const before = await download(idToken);
  await sendFile(PDF);

  const answers = [
    before,
    await download(undefined),
    await download('guessed'),
    await download(idToken, 'x'),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 401, 401, 404]);
});

test.each([
  ['an image', '\x89PNG\r\n\x1a\n', 'acme.pdf', 'Send a PDF, AI or EPS file.'],
  ['a page', '<html><script>alert(1)</script>', 'acme.pdf', 'Send a PDF, AI or EPS file.'],
  ['another ending', PDF, 'acme.html', 'Send a name that ends in .pdf, .ai or .eps'],
  ['a path', PDF, '../acme.pdf', 'Send a name that ends in .pdf, .ai or .eps'],
])('%s is refused, and nothing is stored', async (_what, content, name, error) => {
  const { sendFile, stored, kept } = await bookedMeeting();

  const { status, json } = await sendFile(content, name);

  expect([status, json.code, json.error]).toEqual([400, 'invalid', error]);
  expect([await stored(), await kept()]).toEqual([[], []]);
});

test('10 MB are stored, and more is refused', async () => {
  const { sendFile, stored } = await bookedMeeting();
  const largest = Buffer.alloc(10 * 1024 * 1024, PDF);

  expect((await sendFile(largest)).status).toBe(201);
  const more = await sendFile(Buffer.concat([largest, Buffer.alloc(3)]));
  const muchMore = await sendFile(Buffer.alloc(11 * 1024 * 1024));

  expect([more.status, more.json.error]).toEqual([400, 'Send a file of at most 10 MB']);
  expect([muchMore.status, muchMore.json.code]).toEqual([413, 'too-large']);
  expect(await stored()).toMatchObject([{ size: largest.length }]);
});

test('no one sends a file to a meeting that is over or whose link they do not have', async () => {
  const { sendFile, stored, kept, token, cancel } = await bookedMeeting();
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

  const strangers = await Promise.all(['', 'x.y', wrong].map((given) => sendFile(PDF, 'acme.pdf', given)));
  await cancel();
  const canceled = await sendFile(PDF);

  expect(strangers.map(({ json }) => json.code)).toEqual(Array(3).fill('meeting-not-found'));
  expect(canceled.json.code).toBe('meeting-over');
  expect([await stored(), await kept()]).toEqual([[], []]);
});

test('a network sends an eighth as many files an hour as it may send requests', async () => {
  const { sendFile } = await bookedMeeting({ requestsPerHour: 8 });
  expect([(await sendFile(PDF)).status, (await sendFile(PDF)).status]).toEqual([201, 429]);
});

test("a file is deleted with its booking: by deletion, at the visitor's request, or when its days are over", async () => {
  type Meeting = Awaited<ReturnType<typeof bookedMeeting>>;
  const ways = [
    ({ db, id }: Meeting) => deleteWithFiles(db, id),
    async ({ db, email, id }: Meeting) => {
      const records = await visitorRecords(db, email);
      expect(records.map(({ ref }) => ref.path)).toContain(`booking_files/${id}`);
      await deleteVisitorRecords({ db, deleteBooking: deleteWithFiles, deleteProposal }, records);
    },
    ({ db }: Meeting) =>
      sweepOld({
        db,
        now: new Date(NOW.getTime() + 60 * 24 * 3_600_000),
        retention: { leads: null, bookings: 30, mails: null },
        deleteBooking: deleteWithFiles,
        deleteProposal,
      }),
  ];
  for (const way of ways) {
    const meeting = await bookedMeeting();
    await meeting.sendFile(PDF);
    expect(await meeting.kept()).toHaveLength(1);
    await way(meeting);
    expect([await meeting.stored(), await meeting.kept()]).toEqual([[], []]);
  }
});

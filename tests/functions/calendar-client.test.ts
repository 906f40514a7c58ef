/** A calendar feed as a calendar program keeps it: vdirsyncer, which mirrors the feed in a folder. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { signIn } from '../support/accounts.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { readInvitation } from '../support/mailbox.ts';
import { offer } from '../support/payloads.ts';
import { pythonWith } from '../support/python-tool.ts';

const [{ uid: ME, email: MY_EMAIL }] = DEMO_ADMINS;
const python = await pythonWith('vdirsyncer', '0.21.0');

/** Starts a calendar program that subscribes to the feed at `url`; `sync` resolves to the starts of its entries. */
function aProgram(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vdirsyncer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = join(folder, 'kept');
  mkdirSync(kept);
  const config = join(folder, 'config');
  writeFileSync(
    config,
    `[general]
status_path = "${join(folder, 'status')}"
[pair meetings]
a = "feed"
b = "kept"
collections = null
[storage feed]
type = "http"
url = "${url}"
[storage kept]
type = "filesystem"
path = "${kept}"
fileext = ".ics"
`,
  );
  const run = (command: string) =>
    execa(python ?? '', ['-m', 'vdirsyncer', '--config', config, command], { input: 'y\n' });
  return {
    discover: () => run('discover'),
    sync: async () => {
      await run('sync');
      const files = readdirSync(kept).map((name) => readInvitation(readFileSync(join(kept, name), 'utf8')));
      return files.map(({ startsAt }) => startsAt.toISOString()).sort();
    },
  };
}

test.skipIf(!python)('a program follows the feed: new, moved and canceled meetings', async () => {
  const { db, book, ask, post, visitors } = await bookedMeetings();
  await db.doc(ADMINS.path(ME)).update({ email: MY_EMAIL });
  const { idToken } = await signIn(MY_EMAIL, DEMO_ADMIN_PASSWORD);
  const { json } = await post('/api/admin/calendar-feed', {}, undefined, {
    authorization: `Bearer ${idToken}`,
  });
  const availability_id = await offer(db, DAY, ['10:00 AM', '11:00 AM', '2:00 PM'], ME);
  const [first, second] = [
    await book({ time: '10:00 AM', availability_id }),
    await book({ time: '11:00 AM', availability_id }),
  ];
  const { discover, sync } = aProgram(visitors.origin + new URL(json.url).pathname);
  await discover();
  expect(await sync()).toEqual(['2026-12-08T15:00:00.000Z', '2026-12-08T16:00:00.000Z']);

  await ask(`${first.id}/move`, { date: DAY, time: '2:00 PM', availability_id });
  await ask('cancel', { ids: [second.id] });

  expect(await sync()).toEqual(['2026-12-08T19:00:00.000Z']);
});

/** Follows CONTRIBUTING.md's steps for a new job in a copy of the project, and runs its schedule. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type * as Jobs from '../../functions/src/jobs.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { deleteDefaultApp, documentsOf, emptyDatabase, Timestamp } from '../support/api-under-test.ts';
import { copyProject, stepsOf } from '../support/project-copy.ts';

test('a job is added as CONTRIBUTING says, and its mail is written at its hour only', async () => {
  const [work = '', entry = '', kind = ''] = stepsOf('How to add a job');
  const [line = '', ...job] = entry.trimEnd().split('\n');
  const project = copyProject();
  project.add('functions/src/bookings/mail-tomorrow.ts', work);
  project.edit(
    'functions/src/jobs.ts',
    [
      "import { getAuth } from 'firebase-admin/auth';",
      `import { getAuth } from 'firebase-admin/auth';\n${line}`,
    ],
    [
      "schedule('everyHour', { schedule: '0 * * * *' }, [",
      `schedule('everyHour', { schedule: '0 * * * *' }, [\n${job.join('\n')}`,
    ],
  );
  project.edit('src/domain/records/mail.ts', ['const TO_TEAM = {', `const TO_TEAM = {\n${kind}`]);

  // An app of another project, as other test files leave in the process: the job must not use it
  emptyDatabase();
  await deleteDefaultApp();
  onTestFinished(deleteDefaultApp);
  const id = `demo-job-${randomUUID().slice(0, 8)}`;
  const db = emptyDatabase(id);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GCLOUD_PROJECT', id);
  vi.stubEnv(
    'FIREBASE_CONFIG',
    JSON.stringify({ projectId: id, storageBucket: testStackAddresses().bucket }),
  );
  const { everyHour } = await project.load<typeof Jobs>('functions/src/jobs.ts');
  const tomorrow = addDays(todayInNewYork(new Date()), 1);
  await db.collection('bookings').add({
    status: 'confirmed',
    date: tomorrow,
    time: '10:00 AM',
    starts_at: Timestamp.fromMillis(Date.now() + 60 * 24 * 3_600_000),
  });
  const runAt = (time: string) => everyHour.run({ scheduleTime: `2026-12-01T${time}:00Z` });

  await runAt('21:00');
  expect(await documentsOf(db, 'mail')).toEqual([]);
  await runAt('22:00');
  expect(await documentsOf(db, 'mail')).toMatchObject([
    { kind: 'meetings-tomorrow', subject: '1 meeting tomorrow' },
  ]);
});

/** Rehearses docs/backup.md by running its commands against two fake projects. */
import { expect, test } from 'vitest';
import { callsOf, shellBlocksOf } from '../../tests/support/documented-commands.ts';

/**
 * A live project (acme) and staging with three queues. Refuses what Google would refuse, imports into the live
 * project or while a queue runs, and resuming a queue while visitors' data is there.
 */
const PROJECTS = `
has() { [[ -e $STATE/$1 ]]; }
paused() { ls "$STATE" | grep -c '^paused-'; }
case $call in
  *'buckets create gs://acme-restore '*) touch "$STATE/bucket" ;;
  *'projects describe acme-staging'*) echo 42 ;;
  *'add-iam-policy-binding gs://acme-restore '*service-42@*) has bucket && touch "$STATE/readable" ;;
  *'firestore export gs://acme-restore/drill '*) has bucket && [[ $call == *T09:00:00Z* ]] && touch "$STATE/export" ;;
  *'queues pause'*--project=acme-staging) touch "$STATE/paused-$4" ;;
  *'firestore import gs://acme-restore/drill --project=acme-staging')
    has export && has readable && [[ $(paused) == 3 ]] && touch "$STATE/records" ;;
  *'storage rsync --recursive gs://acme.firebasestorage.app gs://acme-staging.firebasestorage.app') ;;
  *'firestore:delete'*'--project acme-staging') has records && rm "$STATE/records" ;;
  *'queues purge'*--project=acme-staging*) has "paused-$4" && touch "$STATE/empty-$4" ;;
  *'queues resume'*--project=acme-staging) ! has records && has "empty-$4" && rm "$STATE/paused-$4" ;;
  *'storage rm --recursive gs://acme-restore') has bucket && rm "$STATE/bucket" ;;
  *) echo "Refused: $call" >&2; return 1 ;;
esac`;

const TITLE = 'Rehearse it, or move to another project';
const blocks = shellBlocksOf('docs/backup.md', TITLE);

test('the rehearsal restores into staging, and leaves nothing behind', async () => {
  expect(blocks).toHaveLength(3);
  const { calls, failed, stderr } = await callsOf(blocks.join('\n'), PROJECTS);
  expect(stderr).toBe('');
  expect(failed).toBe(false);
  const resumed = calls.filter((call) => call.includes('resume')).map(([, , , , queue]) => queue);
  expect(resumed).toEqual(['deliverMail', 'deliverTeamMail', 'deliverWebhook']);
  expect(calls.at(-1)).toEqual(['gcloud', 'storage', 'rm', '--recursive', 'gs://acme-restore']);
});

test('of the live project it only reads', async () => {
  const { calls } = await callsOf(blocks.join('\n'), PROJECTS);
  const live = calls
    .filter((call) => call.includes('--project=acme'))
    .map((call) => call.slice(1, 4).join(' '));
  expect(live).toEqual(['storage buckets create', 'firestore export gs://acme-restore/drill']);
});

test.each([
  ['an import before the queues are paused', /^ *for queue[\s\S]*?done\n/m, '', 'import'],
  ['an import into the live project', 'drill --project=$S', 'drill --project=$P', 'import'],
  ['queues that go on before the data is deleted', /^ *npx firebase firestore:delete.*\n/m, '', 'resume'],
])('the stand-in refuses %s', async (_mistake, part, instead, refused) => {
  const commands = blocks.join('\n');
  const changed = commands.replace(part, () => instead);
  expect(changed).not.toBe(commands);
  const { calls, failed } = await callsOf(changed, PROJECTS);
  expect(failed).toBe(true);
  expect(calls.at(-1)).toContain(refused);
});

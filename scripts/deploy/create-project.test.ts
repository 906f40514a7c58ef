import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { ROOT } from '../stack/addresses.ts';

/**
 * Stands in for gcloud, curl and npx: records each command, remembers created resources, and finds only those.
 * `stopAt` is the text of a command to refuse.
 */
const STUB = `#!/usr/bin/env bash
command="$(basename "$0") $*"
echo "$command" >> "$STATE/commands"
[[ -n \${STOP_AT:-} && $command == *"$STOP_AT"* ]] && { echo PERMISSION_DENIED >&2; exit 1; }
made() { [[ -e $STATE/$1 ]]; }
make() { touch "$STATE/$1"; }
case $command in
  *'projects describe'*billingEnabled*) made billing && echo True ;;
  *'billing projects link'*) make billing ;;
  'gcloud projects describe'*) made project ;;
  'gcloud projects create'*) make project ;;
  *'projects:addfirebase'*) make firebase ;;
  *'firebase.googleapis.com/v1beta1'*) made firebase ;;
  *'budgets list'*) made budget && echo budgets/1 ;;
  *'budgets create'*) make budget ;;
  *'databases describe'*) made database ;;
  *'databases create'*) make database ;;
  *'schedules list'*) made schedule && echo schedules/1 ;;
  *'schedules create'*) make schedule ;;
  *'buckets describe'*) made bucket ;;
  *defaultBucket*) make bucket ;;
  *':initializeAuth'*) [[ $command == *'-d {}'* ]] && make auth ;;
  *'-X PATCH'*identitytoolkit*) made auth ;;
  *identitytoolkit*/config*) made auth ;;
  *'secrets describe'*) made secret ;;
  *'secrets create'*) [[ $(base64 -d | wc -c) == 32 ]] && make secret ;;
  *'service-accounts describe'*) made "$4" ;;
  *'service-accounts create'*) make "$4@acme.iam.gserviceaccount.com" ;;
  *add-iam-policy-binding*) member=$(grep -o 'serviceAccount:[^ ]*' <<<"$command") && made "\${member#*:}" ;;
  *'apps:list'*) made app && echo '{"result":[{"appId":"1:2:web:3"}]}' ;;
  *'apps:create'*) make app ;;
  *'print-access-token'*) echo secret-token ;;
esac || [[ $command == *list* || $command == *billingEnabled* ]]
`;

function cloud() {
  const folder = mkdtempSync(join(tmpdir(), 'cloud-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bin', 'state']) mkdirSync(join(folder, name));
  for (const tool of ['gcloud', 'curl', 'npx']) {
    writeFileSync(join(folder, 'bin', tool), STUB);
    chmodSync(join(folder, 'bin', tool), 0o755);
  }
  const commands = join(folder, 'state/commands');
  return async (answers: string, stopAt = '') => {
    writeFileSync(commands, '');
    const result = await execa('bash', ['deploy/create-project.sh', 'acme', '0-0-0', 'www.acme.com'], {
      cwd: ROOT,
      env: {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
        STATE: join(folder, 'state'),
        STOP_AT: stopAt,
      },
      input: answers,
      reject: false,
    });
    return { ...result, commands: readFileSync(commands, 'utf8') };
  };
}

const CREATING =
  /projects create|projects link|addfirebase|(budgets|databases|schedules|secrets|apps:)\s?create|defaultBucket|initializeAuth/g;

test('creates everything once, and shows each command but no token', async () => {
  const create = cloud();
  const first = await create('y\ny\n');
  expect(first.stderr).not.toContain('secret-token');
  expect(first.exitCode).toBe(0);
  expect(first.commands.match(CREATING)).toHaveLength(10);
  expect(first.commands).toContain('--budget-amount=50 ');
  expect(first.stderr).toContain("+ 'gcloud' 'projects' 'create' 'acme'");
  const second = await create('');
  expect(second.exitCode).toBe(0);
  expect(second.commands.match(CREATING)).toBeNull();
});

test('creates the functions’ accounts before it grants roles; an account may act only as itself', async () => {
  const { commands } = await cloud()('y\ny\n');
  const outbox = commands.split('\n').filter((command) => command.includes('booth-outbox'));
  const email = 'booth-outbox@acme.iam.gserviceaccount.com';
  expect(outbox[1]).toBe('gcloud iam service-accounts create booth-outbox --project=acme');
  expect(outbox.filter((command) => command.includes('iam.serviceAccountUser'))).toEqual([
    `gcloud iam service-accounts add-iam-policy-binding ${email} --member=serviceAccount:${email} --role=roles/iam.serviceAccountUser --project=acme --condition=None --format=none`,
  ]);
  expect(outbox).toContain(
    `gcloud projects add-iam-policy-binding acme --member=serviceAccount:${email} --role=roles/cloudtasks.enqueuer --project=acme --condition=None --format=none`,
  );
  const granted = commands.match(/add-iam-policy-binding/g) ?? [];
  expect(granted).toHaveLength(SERVICE_ACCOUNTS.flatMap(({ roles }) => roles).length);
});

test('charges nothing without a yes', async () => {
  const { exitCode, commands, stderr } = await cloud()('n\n');
  expect(exitCode).toBe(1);
  expect(stderr).toContain('goes on from here');
  expect(commands).not.toMatch(/projects link|databases create/);
});

test('stops at a refused command, and goes on from there', async () => {
  const create = cloud();
  const refused = await create('y\ny\n', 'defaultBucket');
  expect(refused.exitCode).not.toBe(0);
  expect(refused.commands).not.toContain('initializeAuth');
  const again = await create('');
  expect(again.exitCode).toBe(0);
  expect(again.commands.match(CREATING)).toEqual([
    'defaultBucket',
    'initializeAuth',
    'secrets create',
    'apps:create',
  ]);
});

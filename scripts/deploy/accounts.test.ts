import { expect, onTestFinished, test, vi } from 'vitest';
import { runsAs } from '../../functions/src/platform/service-accounts.ts';
import { accountCommands } from './account-commands.ts';

test('a stack on this machine has no accounts, a project has', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GCLOUD_PROJECT', 'demo-booth');
  expect(runsAs('api')).toEqual({});
  vi.stubEnv('GCLOUD_PROJECT', 'acme');
  expect(runsAs('queueMail')).toEqual({ serviceAccount: 'booth-outbox@' });
});

test('an account is created before it gets roles, and may act only as itself', () => {
  const commands = accountCommands('acme').map(({ args }) => args.join(' '));
  const outbox = commands.filter((command) => command.includes('booth-outbox'));
  expect(outbox[0]).toBe('iam service-accounts create booth-outbox --project=acme');
  expect(outbox.filter((command) => command.includes('iam.serviceAccountUser'))).toEqual([
    'iam service-accounts add-iam-policy-binding booth-outbox@acme.iam.gserviceaccount.com --member=serviceAccount:booth-outbox@acme.iam.gserviceaccount.com --role=roles/iam.serviceAccountUser --project=acme --condition=None',
  ]);
  expect(outbox).toContain(
    'projects add-iam-policy-binding acme --member=serviceAccount:booth-outbox@acme.iam.gserviceaccount.com --role=roles/cloudtasks.enqueuer --project=acme --condition=None',
  );
});

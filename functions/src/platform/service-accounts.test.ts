import { expect, onTestFinished, test, vi } from 'vitest';
import { runsAs } from './service-accounts.ts';

test('a stack on this machine has no accounts, a project has', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GCLOUD_PROJECT', 'demo-booth');
  expect(runsAs('api')).toEqual({});
  vi.stubEnv('GCLOUD_PROJECT', 'acme');
  expect(runsAs('queueMail')).toEqual({ serviceAccount: 'booth-outbox@acme.iam.gserviceaccount.com' });
});

import { mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ROOT, type StackAddresses } from './addresses.ts';
import { ExpectedError } from './expected-error.ts';
import { type Service, startService } from './service.ts';
import { answers, pollUntil } from './wait.ts';

/** Starts the mail catcher, which receives all mails from the functions and shows them on a page. Mails are kept. */
export async function startMailCatcher(stack: StackAddresses): Promise<Service> {
  const mails = resolve(stack.folder, 'mails');
  const logFile = resolve(stack.folder, 'mail-catcher.log');
  mkdirSync(mails, { recursive: true });
  const service = startService({
    command: [
      process.execPath,
      resolve(ROOT, 'node_modules/maildev/bin/maildev'),
      ...['--ip', '127.0.0.1', '--smtp', String(stack.ports.smtp), '--web', String(stack.ports.mail)],
      ...['--mail-directory', mails],
    ],
    folder: stack.folder,
    environment: { ...process.env, NO_COLOR: '1' },
    logFile,
    graceMs: 2_000,
  });
  const up = pollUntil(() => answers(`http://127.0.0.1:${stack.ports.mail}/email`));
  if (!(await Promise.race([up, service.ended.then(() => false)]))) {
    await service.stop();
    throw new ExpectedError(`The mail catcher did not start. Its log: ${relative(ROOT, logFile)}`);
  }
  return service;
}

import { execa } from 'execa';
import { ExpectedError } from '../stack/expected-error.ts';
import { accountCommands } from './account-commands.ts';

/**
 * Prints the commands that create the functions' accounts and roles in `project`, and runs them if `isMeant`. Safe to
 * repeat.
 * @throws {ExpectedError} if gcloud refuses one
 */
export async function createAccounts(project: string, isMeant: boolean): Promise<void> {
  const commands = accountCommands(project);
  for (const { args, isOnce } of commands) {
    console.log(`gcloud ${args.join(' ')}`);
    if (!isMeant) continue;
    const { exitCode, stderr } = await execa('gcloud', [...args, '--quiet', '--format=none'], {
      reject: false,
      stdout: 'ignore',
    });
    if (exitCode === 0 || (isOnce && /already exists/i.test(stderr))) continue;
    const why = stderr.trim() || 'gcloud cannot be run';
    throw new ExpectedError(`${why}\nThe same command again goes on; a new account is known after seconds.`);
  }
  console.log(
    isMeant
      ? `All ${commands.length} are done.`
      : `Nothing was done. With --yes these ${commands.length} commands are run.`,
  );
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT, stackEnvironment, testStackAddresses } from '../../scripts/stack/addresses.ts';

/** Runs a command of scripts/ on the test stack; returns exit code and output. */
export async function runCommand(
  script: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...stackEnvironment(testStackAddresses()) };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}`, ...args], {
      cwd: ROOT,
      env,
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

/** The local Firestore: hidane, a replacement for the official emulator that needs no Java, or the official one. */
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runWithProgress, SetupError } from './report.mjs';

const HIDANE = '0.6.0';

/** Compiling takes minutes, so the program is kept in the user's cache for the next clone. */
const CACHE = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'booth-studio',
  `hidane-${HIDANE}`,
);

function firstLine(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? `${stdout}${stderr}`.trim().split('\n')[0] : '';
}

const isHidane = (program) => firstLine(program, ['--version']) === `hidane ${HIDANE}`;

async function downloadOfficial(root) {
  const program = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [program, 'setup:emulators:firestore', '--non-interactive'];
  return (await runWithProgress('Downloading the official Firestore emulator', process.execPath, args)).ok;
}

async function installWithCargo() {
  if (!firstLine('cargo', ['--version'])) return false;
  const title = 'Building the Firestore emulator with cargo (once, about 4 minutes)';
  const args = ['install', 'hidane', '--version', HIDANE, '--locked', '--root', CACHE];
  return (await runWithProgress(title, 'cargo', args)).ok;
}

/**
 * Finds or installs the Firestore emulator, from the first source that works: hidane on the PATH or in the
 * user's cache, the official emulator if there is Java 21, hidane built by cargo from its lockfile. Never the
 * npm registry: the name is unclaimed there, so anyone could publish code under it.
 * FIRESTORE_EMULATOR=official asks for the official one.
 * @param packages settles when the packages are installed, which the official emulator comes with
 * @returns the hidane program, or null for the official emulator
 */
export async function findFirestoreEmulator(root, packages) {
  const hasJava = Number(/version "(\d+)/.exec(firstLine('java', ['-version']))?.[1] ?? 0) >= 21;
  if (process.env.FIRESTORE_EMULATOR === 'official') {
    if (hasJava) return null;
    throw new SetupError('The official Firestore emulator needs Java 21 (https://adoptium.net).');
  }
  const fromCargo = join(CACHE, 'bin/hidane');
  const found = ['hidane', fromCargo].find(isHidane);
  if (found) return found;
  if (hasJava) {
    await packages;
    if (await downloadOfficial(root)) return null;
  }
  if ((await installWithCargo()) && isHidane(fromCargo)) return fromCargo;
  throw new SetupError(
    'No Firestore emulator: install Rust (https://rustup.rs) or Java 21 (https://adoptium.net), then run this again.',
  );
}

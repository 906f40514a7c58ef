/** The local Firestore: hidane, a stand-in for the official emulator that needs no Java; or the official one. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runWithProgress, SetupError, say } from './report.mjs';

const HIDANE = '0.6.0';
const JAVA_MAJOR = 21;

/** Compiling takes minutes, so what comes of it is kept in the user's cache, where the next clone finds it. */
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

/** @returns {number} the major version of the Java on PATH, 0 without one */
function javaMajor() {
  return Number(/version "(\d+)/.exec(firstLine('java', ['-version']))?.[1] ?? 0);
}

async function installWithNpm() {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', CACHE, `hidane@${HIDANE}`];
  mkdirSync(CACHE, { recursive: true });
  return (await runWithProgress('Installing the Firestore emulator with npm', 'npm', args)).ok;
}

async function installWithCargo() {
  if (!firstLine('cargo', ['--version'])) return false;
  const title = 'Building the Firestore emulator with cargo (once, about 4 minutes)';
  const args = ['install', 'hidane', '--version', HIDANE, '--locked', '--root', CACHE];
  return (await runWithProgress(title, 'cargo', args)).ok;
}

function requireJava(otherwise) {
  if (javaMajor() >= JAVA_MAJOR) return null;
  throw new SetupError(otherwise);
}

/**
 * Finds or installs the Firestore emulator; FIRESTORE_EMULATOR=official in the environment asks for the one in Java.
 * @returns {Promise<string | null>} the hidane program, or null for the official emulator
 */
export async function findFirestoreEmulator() {
  if (process.env.FIRESTORE_EMULATOR === 'official') {
    return requireJava('The official Firestore emulator needs Java 21 (https://adoptium.net).');
  }
  const fromNpm = join(CACHE, 'node_modules/.bin/hidane');
  const fromCargo = join(CACHE, 'bin/hidane');
  const found = ['hidane', fromNpm, fromCargo].find(isHidane);
  if (found) return found;
  if ((await installWithNpm()) && isHidane(fromNpm)) return fromNpm;
  say('  not to be had there');
  if ((await installWithCargo()) && isHidane(fromCargo)) return fromCargo;
  return requireJava(
    'No Firestore emulator: install Rust (https://rustup.rs) or Java 21 (https://adoptium.net), then run this again.',
  );
}

/**
 * Whether firebase-tools' cache holds the official Storage rules runtime and there is a Java to run it.
 * @param {string} root
 */
export async function hasStorageRulesRuntime(root) {
  const details = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulators.js');
  const { default: emulators } = await import(details);
  return existsSync(emulators.getDownloadDetails('storage').downloadPath) && javaMajor() >= JAVA_MAJOR;
}

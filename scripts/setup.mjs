/**
 * `node scripts/setup.mjs [--browser] [script [arguments]]`: sets up a fresh clone, then runs a script with the
 * project's own Node.js. With `--company <folder>` among the arguments, or else if there is a folder `company`, the
 * script builds that company (docs/make-it-yours.md). Tests and generated files always have the specification's.
 *
 * Uses no packages, because it runs before they are installed, on the machine's Node.js. Repeating it is quick.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './setup/browser.mjs';
import { companyFor } from './setup/company.mjs';
import { findFirestoreEmulator } from './setup/firestore-emulator.mjs';
import { runWithProgress, SetupError } from './setup/report.mjs';

const OLDEST_NODE = 20;
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const LOCAL = join(ROOT, '.local');
const TOOLS = join(LOCAL, 'tools.json');

function readKnownTools() {
  try {
    return JSON.parse(readFileSync(TOOLS, 'utf8'));
  } catch {
    return {};
  }
}

/** Returns the project's Node.js program. */
async function prepare(withBrowser) {
  // Building the emulator takes minutes, so the packages are installed meanwhile
  const installing = installDependencies();
  const [node, hidane] = await Promise.all([installing, findFirestoreEmulator(ROOT, installing)]);
  const tools = {
    hidane,
    chromium: withBrowser ? await findBrowser(ROOT, node) : (readKnownTools().chromium ?? null),
  };
  writeFileSync(TOOLS, `${JSON.stringify(tools, null, 2)}\n`);
  return node;
}

/** Installs all packages and returns the project's own Node.js program. */
async function installDependencies() {
  const nodeFolder = join(ROOT, 'node_modules/node/bin');
  const node = join(nodeFolder, 'node');
  await installPackages(ROOT, 'the packages of the site and the tools');
  if (!existsSync(node)) {
    // This package needs its install script, which npm may be configured to skip
    const options = { cwd: ROOT, env: { ...process.env, npm_config_ignore_scripts: 'false' } };
    const title = 'Installing Node.js 24 for this project';
    const { output } = await runWithProgress(title, 'npm', ['rebuild', 'node'], options);
    if (!existsSync(node)) throw new SetupError(`Could not install Node.js 24 for this project.\n${output}`);
  }
  await installPackages(join(ROOT, 'functions'), 'the packages of the functions', nodeFolder);
  return node;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * True if node_modules matches the lockfile. npm keeps a lockfile of the installed packages, without packages for other
 * platforms.
 */
function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/** Installs a folder's packages if they differ from its lockfile, with the Node.js in `nodeFolder` if it is given. */
async function installPackages(folder, what, nodeFolder) {
  if (isInstalled(folder)) return;
  const env = { ...process.env };
  if (nodeFolder) env.PATH = `${nodeFolder}${delimiter}${env.PATH}`;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await runWithProgress(`Installing ${what}`, 'npm', args, { cwd: folder, env });
  if (!ok) {
    throw new SetupError(
      `Could not install ${what}: npm ci failed. Check the network and try again.\n${output}`,
    );
  }
}

/** True unless the process that wrote the lock has ended; also true for a lock that is being written or was just removed. */
function isHeld(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Runs `body` once no other set-up of this clone is running, because npm ci empties node_modules first. */
async function withLock(body) {
  const file = join(LOCAL, 'setup.lock');
  mkdirSync(LOCAL, { recursive: true });
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld(file)) rmSync(file, { force: true });
    else {
      if (!isAnnounced) console.log('Waiting for another set-up of this folder to finish ...');
      await pause(500);
    }
  }
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Runs a script and exits with its code. Forwards signals; the script decides when to stop. */
function handOverTo(node, script, args) {
  const company = companyFor(ROOT, script, args);
  const path = [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, [script, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...company, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

async function main() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    throw new SetupError(
      `Node.js ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}: install one from https://nodejs.org.`,
    );
  }
  if (process.platform === 'win32') {
    throw new SetupError(
      'Windows is not supported directly: run this in WSL (https://learn.microsoft.com/windows/wsl).',
    );
  }
  const args = process.argv.slice(2);
  const withBrowser = args[0] === '--browser';
  const [script, ...scriptArgs] = withBrowser ? args.slice(1) : args;
  const node = await withLock(() => prepare(withBrowser));
  if (script) handOverTo(node, script, scriptArgs);
}

main().catch((error) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
});

/** Installs the npm packages of the root and of functions/ by their lockfiles. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runWithProgress, SetupError } from './report.mjs';

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

/**
 * Installs a folder's packages if they differ from its lockfile.
 * @param {string} folder
 * @param {string} what shown as progress
 * @param {string} [nodeFolder] first on PATH: the Node.js to install with
 */
export async function installPackages(folder, what, nodeFolder) {
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

/** Installs all packages and returns the project's own Node.js program. */
export async function installDependencies(root) {
  const nodeFolder = join(root, 'node_modules/node/bin');
  const node = join(nodeFolder, 'node');
  await installPackages(root, 'the packages of the site and the tools');
  if (!existsSync(node)) {
    // This package needs its install script, which npm may be configured to skip
    const options = { cwd: root, env: { ...process.env, npm_config_ignore_scripts: 'false' } };
    const title = 'Installing Node.js 24 for this project';
    const { output } = await runWithProgress(title, 'npm', ['rebuild', 'node'], options);
    if (!existsSync(node)) throw new SetupError(`Could not install Node.js 24 for this project.\n${output}`);
  }
  await installPackages(join(root, 'functions'), 'the packages of the functions', nodeFolder);
  return node;
}

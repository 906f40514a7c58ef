/**
 * Loads a bundle with what V8 made of it at the build: reading 6 MB of source anew takes an instance a quarter of its start.
 * V8 takes it only from its own version and kind; ours is told by its name, and where there is none, or of another
 * bundle, all is as without (docs/decisions/0114-compiled-ahead.md). Beside main.cjs, and run by the build, too.
 */
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname } = require('node:path');
const { constants, Script } = require('node:vm');

const START = '(function (exports, require, module, __filename, __dirname) { ';
const END = '\n})';
/** Of a SHA-256 in hex. */
const HASH_LENGTH = 64;

/** Where the build puts what this V8 made of a bundle: it is another one on each kind of machine. */
function compiledPath(path) {
  const { arch, platform, versions } = process;
  return `${path}.v8-${versions.v8.replace(/-.*/, '')}-${platform}-${arch}`;
}

/** A bundle's script, compiled or taken from `cachedData`; line and column are those of the file. */
function scriptOf(path, source, cachedData) {
  return new Script(START + source + END, {
    filename: path,
    columnOffset: -START.length,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

/** What a bundle's script exports. */
function run(script, path) {
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(path), module, path, dirname(path));
  return module.exports;
}

/** What a bundle exports; by `require` where nothing of this V8 lies beside it. */
function loadCompiled(path) {
  let compiled;
  try {
    compiled = readFileSync(compiledPath(path));
  } catch {
    return require(path);
  }
  // The bundle is plain ASCII, and ends with the hash of what was compiled
  const source = readFileSync(path, 'latin1');
  const hash = compiled.toString('latin1', 0, HASH_LENGTH);
  if (!source.endsWith(hash)) return require(path);
  return run(scriptOf(path, source, compiled.subarray(HASH_LENGTH)), path);
}

module.exports = { compiledPath, loadCompiled, run, scriptOf };

/**
 * Loads the bundle of the function that this instance serves, so that no instance waits for another function's
 * packages. Blocking functions have 7 seconds including a cold start; their bundle has no Firestore, Storage, mail or
 * image code. Tools that list the functions get all of them.
 */
const { setSourceMapsSupport } = require('node:module');

// Before anything else is loaded, so that stacks in the logs name the source
setSourceMapsSupport(true);

/** The bundle of each function, which the build lists. */
const FILES = require(`${__dirname}/files.json`);

module.exports = require(`./${FILES[process.env.FUNCTION_TARGET] ?? 'index.js'}`);

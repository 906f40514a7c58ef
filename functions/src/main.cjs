/**
 * What the runtime loads. The sign-in provider gives its blocking functions 7 seconds, the start of an instance included:
 * they load a bundle without Firestore, Storage, mail and image code. Both bundles lie beside this file in lib/.
 */
const BLOCKING = ['beforeUserCreated', 'beforeUserSignedIn'];
const bundle = BLOCKING.includes(process.env.FUNCTION_TARGET) ? 'access' : 'index';

module.exports = require(`./${bundle}.js`);

/**
 * What the runtime loads: the bundle of the function that this instance is for, which lies beside this file in lib/, so
 * that no instance waits for another function's packages. The sign-in provider gives its blocking functions 7 seconds, the
 * start of an instance included: theirs has no Firestore, Storage, mail or image code. Tools that ask which functions
 * there are get all of them.
 */
const { join } = require('node:path');
const { loadCompiled } = require('./load-compiled.cjs');

const FILES = {
  api: 'api.cjs',
  adminApi: 'admin-api.js',
  beforeUserCreated: 'access.js',
  beforeUserSignedIn: 'access.js',
  deliverMail: 'mail-triggers.js',
  deliverTeamMail: 'mail-triggers.js',
  extendWeeklyHours: 'weekly-hours.js',
  followAdminAccounts: 'admin-accounts.js',
  followWeeklyHours: 'weekly-hours.js',
  media: 'media.js',
  meetingLogo: 'meeting-logo.js',
  queueMail: 'mail-triggers.js',
  remindVisitors: 'reminders.js',
  sendLeadDigest: 'lead-digest.js',
  sweepExpired: 'retention.js',
  sweepImages: 'image-sweep.js',
  sweepMail: 'mail-triggers.js',
  sweepOld: 'retention.js',
  watchBookings: 'booking-watch.js',
  watchOpenHours: 'open-hours-watch.js',
};

const file = FILES[process.env.FUNCTION_TARGET] ?? 'index.js';

module.exports = file === FILES.api ? loadCompiled(join(__dirname, file)) : require(`./${file}`);

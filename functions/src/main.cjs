/**
 * Loads the bundle of the function that this instance serves, so that no instance waits for another function's
 * packages. Blocking functions have 7 seconds including a cold start; their bundle has no Firestore, Storage, mail or
 * image code. Tools that list the functions get all of them.
 */
const { setSourceMapsSupport } = require('node:module');

// Before anything else is loaded, so that stacks in the logs name the source
setSourceMapsSupport(true);

const FILES = {
  api: 'api.js',
  adminApi: 'admin-api.js',
  beforeUserCreated: 'access.js',
  beforeUserSignedIn: 'access.js',
  deliverMail: 'mail-triggers.js',
  deliverTeamMail: 'mail-triggers.js',
  deliverWebhook: 'webhooks.js',
  everyDay: 'jobs.js',
  everyHour: 'jobs.js',
  everyTenMinutes: 'jobs.js',
  followBookings: 'webhooks.js',
  followMeetingRules: 'weekly-hours.js',
  followMessages: 'webhooks.js',
  followQuotes: 'webhooks.js',
  followRequests: 'webhooks.js',
  followWeeklyHours: 'weekly-hours.js',
  media: 'media.js',
  meetingLogo: 'meeting-logo.js',
  queueMail: 'mail-triggers.js',
};

module.exports = require(`./${FILES[process.env.FUNCTION_TARGET] ?? 'index.js'}`);

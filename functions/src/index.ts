export { beforeUserCreated, beforeUserSignedIn } from './access.ts';
export { followAdminAccounts } from './admin-accounts.ts';
export { adminApi } from './admin-api.ts';
export { api } from './api.ts';
export {
  releasePending,
  remindVisitors,
  sendLeadDigest,
  watchBookings,
  watchOpenHours,
} from './booking-jobs.ts';
export { deliverMail, deliverTeamMail, queueMail, sweepMail } from './mail-triggers.ts';
export { media } from './media.ts';
export { meetingLogo } from './meeting-logo.ts';
export { readCalendars } from './read-calendars.ts';
export { sweepExpired, sweepImages, sweepOld } from './retention.ts';
export {
  deliverWebhook,
  followBookings,
  followMessages,
  followQuotes,
  followRequests,
} from './webhooks.ts';
export { extendWeeklyHours, followMeetingRules, followWeeklyHours } from './weekly-hours.ts';

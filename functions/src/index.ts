export { beforeUserCreated, beforeUserSignedIn } from './access.ts';
export { adminApi } from './admin-api.ts';
export { api } from './api.ts';
export * from './jobs.ts';
export { deliverMail, deliverTeamMail, queueMail } from './mail-triggers.ts';
export { media } from './media.ts';
export { meetingLogo } from './meeting-logo.ts';
export {
  deliverWebhook,
  followBookings,
  followMessages,
  followQuotes,
  followRequests,
} from './webhooks.ts';
export { followMeetingRules, followWeeklyHours } from './weekly-hours.ts';

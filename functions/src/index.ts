export { beforeUserCreated, beforeUserSignedIn } from './access.ts';
export { adminApi } from './admin-api.ts';
export { api } from './api.ts';
export { watchBookings } from './booking-watch.ts';
export { sweepImages } from './image-sweep.ts';
export { sendLeadDigest } from './lead-digest.ts';
export { deliverMail, deliverTeamMail, queueMail, sweepMail } from './mail-triggers.ts';
export { media } from './media.ts';
export { remindVisitors } from './reminders.ts';

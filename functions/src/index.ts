export { beforeUserCreated, beforeUserSignedIn } from './access.ts';
export { adminApi } from './admin-api.ts';
export { api } from './api.ts';
export * from './jobs.ts';
export * from './mail-triggers.ts';
export { media } from './media.ts';
export { meetingLogo } from './meeting-logo.ts';
export * from './webhooks.ts';
export * from './weekly-hours.ts';

export { beforeUserCreated, beforeUserSignedIn } from './access/functions.ts';
export { adminApi } from './admin/function.ts';
export { api } from './api/function.ts';
export { deliverMail, queueMail, sweepMail } from './mail/functions.ts';
export { media } from './media/function.ts';
export { sweepImages } from './media/sweep-function.ts';

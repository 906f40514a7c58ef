export { api } from './api/function.ts';
export { deliverMail, queueMail, sweepMail } from './mail/functions.ts';
export { media } from './media/function.ts';

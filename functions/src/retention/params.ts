import { defineString } from 'firebase-functions/params';
import { RETENTION_PARAMETERS, type Retention, retentionOf } from '../../../src/config/retention.ts';

const leads = defineString('KEEP_LEADS_DAYS', {
  default: '0',
  description:
    'Days after which quotes without a booking, custom requests and contact messages are deleted; 0 keeps them until a visitor asks',
});
const bookings = defineString('KEEP_BOOKINGS_DAYS', {
  default: '0',
  description:
    'Days after a meeting in which its booking and quote are deleted; 0 keeps them until a visitor asks',
});
const mails = defineString('KEEP_MAILS_DAYS', {
  default: '0',
  description: 'Days after which copies of mails are deleted; 0 keeps them until a visitor asks',
});

/** @throws an error that names a parameter that is no number of days; call it at run time only */
export function readRetention(): Retention {
  return retentionOf({
    [RETENTION_PARAMETERS.leads]: leads.value(),
    [RETENTION_PARAMETERS.bookings]: bookings.value(),
    [RETENTION_PARAMETERS.mails]: mails.value(),
  });
}

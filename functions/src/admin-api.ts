import type { Express } from 'express';
import { getAuth } from 'firebase-admin/auth';
import { INVITE_ADMIN } from '../../src/domain/api/admin-routes.ts';
import { adminPath, listedAdmins } from './access/admin-list.ts';
import { invitationRoute, inviteAdmin, sendPasswordLink } from './access/invite-admin.ts';
import { requireAdmin } from './access/require-admin.ts';
import { teamBookingRoutes } from './bookings/booking/admin-booking-routes.ts';
import { bookForTeamRoute } from './bookings/booking/book-for-team.ts';
import { handOverRoutes } from './bookings/booking/hand-over.ts';
import { readBoothPicture } from './bookings/files/booking-files.ts';
import { readBoothPictureRoute } from './bookings/files/booth-picture-routes.ts';
import { calendarRoutes } from './calendars/calendar-routes.ts';
import { saveSettingRoute } from './content/save-setting.ts';
import { dealRoutes } from './deals/deal-routes.ts';
import { addRoute, allowOnly, createApp, httpFunction } from './http/create-app.ts';
import type { AdminDependencies } from './http/serve.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { resendMailRoute } from './mail/resend-mail.ts';
import { boothCopy } from './media/logo-copy.ts';
import { encodeForMail, oneAtATime } from './media/process-image.ts';
import { uploadImageRoute } from './media/upload-image-route.ts';
import { markModelRoute, uploadModelRoute } from './models/upload-model-route.ts';
import { numbersRoute } from './numbers/read-numbers.ts';
import { app, databaseTime, defaultBucket, firestore } from './platform/firebase.ts';
import { calendarKey, readSettings } from './platform/params.ts';
import { changeProposalRoutes } from './proposals/admin-proposal-routes.ts';
import { sendProposalRoutes } from './proposals/send-proposal.ts';
import { enqueueDelivery } from './webhooks/queue-events.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

/** Separate from `api`: images need memory, and visitors' requests must not share an instance with them. */
export const adminApi = httpFunction(
  'adminApi',
  { concurrency: 8, maxInstances: 5, timeoutSeconds: 120, secrets: [calendarKey] },
  () =>
    createAdminApi({
      db: firestore(),
      timeOf: databaseTime,
      bucket: defaultBucket,
      verifyIdToken: (token) => getAuth(app()).verifyIdToken(token, true),
      admins: listedAdmins,
      hasRecord: async (uid) => (await firestore().doc(adminPath(uid)).get()).exists,
      invite,
      enqueue: enqueueMail,
      enqueueDelivery,
      settings: readSettings(),
      calendarKey: () => calendarKey.value(),
      clock: () => new Date(),
    }),
);

function invite(email: string): Promise<void> {
  const { siteUrl } = readSettings();
  const sendLink = (address: string) =>
    sendPasswordLink(process.env['GCLOUD_PROJECT'] ?? '', address, `${siteUrl}/auth`);
  return inviteAdmin({ auth: getAuth(app()), db: firestore(), sendLink }, email, 'sign-up');
}

/** Returns the application. All routes are behind a guard, so that a stranger cannot even learn which ones exist. */
export function createAdminApi(work: AdminDependencies): Express {
  return createApp((routes) => {
    routes.post(INVITE_ADMIN.path, invitationRoute(work));
    routes.use(requireAdmin(work));
    routes.all(INVITE_ADMIN.path, allowOnly('POST'));
    const upload = { ...work, inTurn: oneAtATime() };
    const served = [
      uploadImageRoute(upload),
      uploadModelRoute(upload),
      markModelRoute(upload),
      resendMailRoute(work),
      bookForTeamRoute(work),
      ...teamBookingRoutes(work),
      readBoothPictureRoute(work),
      ...handOverRoutes(work),
      ...calendarRoutes(work),
      ...webhookRoutes(work),
      numbersRoute(work),
      ...dealRoutes(work),
      saveSettingRoute(work),
      ...sendProposalRoutes({
        ...work,
        readPicture: (bookingId) => readBoothPicture(work.bucket(), bookingId),
        boothCopyOf: (picture) => upload.inTurn(() => boothCopy(picture)),
        mailCopyOf: (picture) => upload.inTurn(() => encodeForMail(picture)),
      }),
      ...changeProposalRoutes(work),
    ];
    for (const route of served) addRoute(routes, route);
  });
}

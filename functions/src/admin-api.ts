import type { Express } from 'express';
import { getAuth } from 'firebase-admin/auth';
import { INVITE_ADMIN } from '../../src/domain/api/admin-routes.ts';
import { adminPath, listedAdmins } from './access/admin-list.ts';
import {
  type InvitationDependencies,
  invitationRoute,
  inviteAdmin,
  sendPasswordLink,
} from './access/invite-admin.ts';
import { requireAdmin } from './access/require-admin.ts';
import {
  type AdminBookingDependencies,
  bookingStatusRoute,
  cancelBookingsRoute,
  moveBookingRoute,
  placeBookingRoute,
  undoBookingsRoute,
} from './bookings/booking/admin-booking-routes.ts';
import { bookForTeamRoute } from './bookings/booking/book-for-team.ts';
import { checkHandOverRoute, handOverBookingRoute } from './bookings/booking/hand-over-routes.ts';
import { readBoothPicture } from './bookings/files/booking-files.ts';
import { readBoothPictureRoute } from './bookings/files/booth-picture-routes.ts';
import {
  type CalendarDependencies,
  changeCalendarRoute,
  connectCalendarRoute,
  disconnectCalendarRoute,
  disconnectCalendarsRoute,
  readCalendarRoute,
  readCalendarsRoute,
} from './calendars/calendar-routes.ts';
import { saveSettingRoute } from './content/save-setting.ts';
import { addDealRoute, changeDealRoute, dailyMailRoute, payDealRoute } from './deals/deal-routes.ts';
import { addRoute, allowOnly, createApp, httpFunction } from './http/create-app.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { type ResendDependencies, resendMailRoute } from './mail/resend-mail.ts';
import { boothCopy } from './media/logo-copy.ts';
import { encodeForMail, oneAtATime } from './media/process-image.ts';
import { uploadImageRoute } from './media/upload-image-route.ts';
import { markModelRoute, uploadModelRoute } from './models/upload-model-route.ts';
import { numbersRoute } from './numbers/read-numbers.ts';
import { app, type Bucket, databaseTime, defaultBucket, firestore } from './platform/firebase.ts';
import { calendarKey, readSettings } from './platform/params.ts';
import { linkProposalRoute, withdrawProposalRoute } from './proposals/admin-proposal-routes.ts';
import { previewProposalRoute, type SendDependencies, sendProposalRoute } from './proposals/send-proposal.ts';
import { enqueueDelivery } from './webhooks/queue-events.ts';
import {
  addWebhookRoute,
  changeWebhookRoute,
  removeWebhookRoute,
  resendWebhookRoute,
  rotateWebhookRoute,
  testWebhookRoute,
  type WebhookDependencies,
} from './webhooks/webhook-routes.ts';

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

type AdminDependencies = InvitationDependencies &
  ResendDependencies &
  AdminBookingDependencies &
  CalendarDependencies &
  WebhookDependencies & { readonly bucket: () => Bucket };

/** Returns the application. All routes are behind a guard, so that a stranger cannot even learn which ones exist. */
export function createAdminApi(work: AdminDependencies): Express {
  return createApp((routes) => {
    routes.post(INVITE_ADMIN.path, invitationRoute(work));
    routes.use(requireAdmin(work));
    routes.all(INVITE_ADMIN.path, allowOnly('POST'));
    const upload = { ...work, inTurn: oneAtATime() };
    const proposing: SendDependencies = {
      ...work,
      readPicture: (bookingId) => readBoothPicture(work.bucket(), bookingId),
      boothCopyOf: (picture) => upload.inTurn(() => boothCopy(picture)),
      mailCopyOf: (picture) => upload.inTurn(() => encodeForMail(picture)),
    };
    const served = [
      uploadImageRoute(upload),
      uploadModelRoute(upload),
      markModelRoute(upload),
      resendMailRoute(work),
      bookForTeamRoute(work),
      cancelBookingsRoute(work),
      undoBookingsRoute(work),
      moveBookingRoute(work),
      bookingStatusRoute(work),
      placeBookingRoute(work),
      readBoothPictureRoute(work),
      handOverBookingRoute(work),
      checkHandOverRoute(work),
      connectCalendarRoute(work),
      readCalendarsRoute(work),
      disconnectCalendarsRoute(work),
      readCalendarRoute(work),
      changeCalendarRoute(work),
      disconnectCalendarRoute(work),
      addWebhookRoute(work),
      changeWebhookRoute(work),
      rotateWebhookRoute(work),
      removeWebhookRoute(work),
      testWebhookRoute(work),
      resendWebhookRoute(work),
      numbersRoute(work),
      addDealRoute(work),
      changeDealRoute(work),
      payDealRoute(work),
      dailyMailRoute(work),
      saveSettingRoute(work),
      previewProposalRoute(proposing),
      sendProposalRoute(proposing),
      linkProposalRoute(work),
      withdrawProposalRoute(work),
    ];
    for (const route of served) addRoute(routes, route);
  });
}

import type { Express } from 'express';
import { READ_HEALTH } from '../../src/domain/api/visitor-routes.ts';
import { listedAdmins } from './access/admin-list.ts';
import { signInStandingRoute } from './access/sign-in-standing-route.ts';
import { createBookingRoute } from './bookings/booking/create-booking.ts';
import { meetingRoutes } from './bookings/booking/meeting-routes.ts';
import { meetingBoothRoute } from './bookings/files/booth-picture-routes.ts';
import { availabilityCopy, availabilityRoute } from './bookings/hours/availability-route.ts';
import { createCalendarsRefresher } from './calendars/read-calendar.ts';
import { messageRoutes } from './contact/message-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { healthRoute } from './health/health-route.ts';
import { bypassNodeDomains } from './http/bypass-node-domains.ts';
import { addGet, addRoute, createApp, httpFunction } from './http/create-app.ts';
import type { ApiDependencies } from './http/serve.ts';
import { consumeAppCheckToken, defaultBucket, firestore } from './platform/firebase.ts';
import { apiMinInstances, calendarKey, readSettings } from './platform/params.ts';
import { answerProposalRoutes } from './proposals/answer-proposal.ts';
import { readProposalRoutes } from './proposals/proposal-routes.ts';
import { sendQuoteRoute } from './quotes/send-quote.ts';

bypassNodeDomains('api');

/** Serves all JSON routes in one function: the content request has warmed the instance that takes the booking. */
export const api = httpFunction(
  'api',
  {
    concurrency: 80,
    minInstances: apiMinInstances,
    maxInstances: 20,
    timeoutSeconds: 30,
    secrets: [calendarKey],
  },
  () => {
    const settings = readSettings();
    return createApi({
      ...{ db: firestore(), bucket: defaultBucket, clock: () => new Date(), settings },
      calendarKey: () => calendarKey.value(),
      admins: listedAdmins,
      verifyAppCheck: settings.appCheck ? consumeAppCheckToken : undefined,
    });
  },
);

export function createApi(dependencies: ApiDependencies): Express {
  const availability = availabilityCopy(dependencies);
  const refreshCalendars = createCalendarsRefresher(dependencies);
  const served = [
    ...contentRoutes(dependencies),
    availabilityRoute(availability),
    ...meetingRoutes(dependencies, availability, refreshCalendars),
    meetingBoothRoute(dependencies),
    ...readProposalRoutes(dependencies),
    ...answerProposalRoutes(dependencies),
    sendQuoteRoute(dependencies),
    createBookingRoute(dependencies, availability, refreshCalendars),
    ...messageRoutes(dependencies),
    signInStandingRoute(dependencies),
  ];
  return createApp((routes) => {
    addGet(routes, READ_HEALTH.path, healthRoute(dependencies));
    for (const route of served) addRoute(routes, route);
  });
}

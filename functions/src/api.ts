import type { Express } from 'express';
import type * as z from 'zod/mini';
import { listedAdmins } from './access/admin-list.ts';
import { signInStandingRoute } from './access/sign-in-standing-route.ts';
import { availabilityCopy, availabilityRoute, daysWithout } from './bookings/availability-route.ts';
import { calendarFeedRoute } from './bookings/calendar-feed-routes.ts';
import { createBookingRoute } from './bookings/create-booking.ts';
import {
  cancelMeetingRoute,
  confirmMeetingRoute,
  meetingAvailabilityRoute,
  meetingRoute,
  moveMeetingRoute,
} from './bookings/meeting-routes.ts';
import type { DaysWithout } from './bookings/slot-taken.ts';
import { calendarFreshener } from './calendars/freshen-calendar.ts';
import { requestCustomBoothRoute, sendContactEmailRoute } from './contact/message-routes.ts';
import { contentRoute } from './content/content-route.ts';
import { healthRoute } from './health/health-route.ts';
import { addGet, addPage, addPost, createApp, httpFunction } from './http/create-app.ts';
import { stayOutOfDomains } from './http/out-of-domains.ts';
import { readJson } from './http/read-json.ts';
import { type ApiDependencies, type VisitorPost, visitorPost } from './http/visitor-post.ts';
import { consumeAppCheckToken, defaultBucket, firestore } from './platform/firebase.ts';
import { apiMinInstances, calendarKey, readSettings } from './platform/params.ts';
import { sendQuoteRoute } from './quotes/send-quote.ts';
import { UNSUBSCRIBE_PATH, unsubscribePageRoute, unsubscribeRoute } from './quotes/unsubscribe.ts';

stayOutOfDomains('api');

/** All JSON routes in one function, so that the content request has warmed the instance that takes the booking. */
export const api = httpFunction(
  'api',
  {
    concurrency: 80,
    minInstances: apiMinInstances,
    maxInstances: 20,
    timeoutSeconds: 30,
    secrets: [calendarKey],
  },
  () => createApi(dependencies()),
);

function dependencies(): ApiDependencies {
  const settings = readSettings();
  return {
    db: firestore(),
    bucket: defaultBucket,
    clock: () => new Date(),
    settings,
    calendarKey: () => calendarKey.value(),
    admins: listedAdmins,
    verifyAppCheck: settings.appCheck ? consumeAppCheckToken : undefined,
  };
}

export function createApi(dependencies: ApiDependencies): Express {
  const availability = availabilityCopy(dependencies);
  const freshen = calendarFreshener(dependencies);
  const daysWithoutTaken: DaysWithout = (taken) => daysWithout(availability, taken);
  return createApp((routes) => {
    const visit = <Schema extends z.core.$ZodType>(
      path: string,
      route: VisitorPost<Schema>,
      onChange?: () => void,
    ) => addPost(routes, path, ...readJson, visitorPost(dependencies, route, onChange));

    addGet(routes, '/api/content', contentRoute(dependencies));
    addGet(routes, '/api/availability', availabilityRoute(availability));
    addGet(routes, '/api/meeting', meetingRoute(dependencies));
    addGet(routes, '/api/meeting/availability', meetingAvailabilityRoute(dependencies, availability));
    addGet(routes, '/api/health', healthRoute(dependencies));
    addGet(routes, /^\/calendar\//, calendarFeedRoute(dependencies));
    visit('/api/meeting/move', moveMeetingRoute(dependencies, daysWithoutTaken, freshen), availability.drop);
    visit('/api/meeting/cancel', cancelMeetingRoute(dependencies), availability.drop);
    visit('/api/meeting/confirm', confirmMeetingRoute(dependencies), availability.drop);
    visit('/api/send-quote', sendQuoteRoute(dependencies));
    const booking = createBookingRoute(dependencies, daysWithoutTaken, freshen);
    visit('/api/create-booking', booking, availability.drop);
    visit('/api/send-contact-email', sendContactEmailRoute(dependencies));
    visit('/api/request-custom-booth', requestCustomBoothRoute(dependencies));
    addPage(routes, UNSUBSCRIBE_PATH, unsubscribePageRoute(), unsubscribeRoute(dependencies));
    // The sign-in page has no App Check tokens
    addPost(
      routes,
      '/api/sign-in-standing',
      ...readJson,
      visitorPost({ ...dependencies, verifyAppCheck: undefined }, signInStandingRoute(dependencies.admins)),
    );
  });
}

import type { Express, RequestHandler } from 'express';
import { onRequest } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { listedAdmins } from './access/params.ts';
import { signInStandingRoute } from './access/sign-in-standing-route.ts';
import { availabilityCopy, availabilityRoute, daysWithout } from './bookings/availability-route.ts';
import { createBookingRoute } from './bookings/create-booking.ts';
import {
  cancelMeetingRoute,
  confirmMeetingRoute,
  meetingRoute,
  moveMeetingRoute,
} from './bookings/meeting-routes.ts';
import type { DaysWithout } from './bookings/slot-taken.ts';
import { requestCustomBoothRoute, sendContactEmailRoute } from './contact/message-routes.ts';
import { contentRoute } from './content/content-route.ts';
import { healthRoute } from './health/health-route.ts';
import { allowOnly, createApp } from './http/create-app.ts';
import { entryPoint } from './http/entry-points.ts';
import { stayOutOfDomains } from './http/out-of-domains.ts';
import { readJson } from './http/read-json.ts';
import { type ApiDependencies, type VisitorPost, visitorPost } from './http/visitor-post.ts';
import { stepsRoute } from './numbers/steps-route.ts';
import { consumeAppCheckToken, defaultBucket, firestore } from './platform/firebase.ts';
import { apiMinInstances, readSettings } from './platform/params.ts';
import { sendQuoteRoute } from './quotes/send-quote.ts';

stayOutOfDomains('api');

let app: Express | undefined;

/** All JSON routes in one function, so that the content request has warmed the instance that takes the booking. */
export const api = onRequest(
  {
    ...entryPoint('api'),
    concurrency: 80,
    minInstances: apiMinInstances,
    maxInstances: 20,
    timeoutSeconds: 30,
    cors: false,
  },
  (request, response) => {
    app ??= createApi(dependencies());
    return app(request, response);
  },
);

function dependencies(): ApiDependencies {
  const settings = readSettings();
  return {
    db: firestore(),
    bucket: defaultBucket,
    clock: () => new Date(),
    settings,
    admins: listedAdmins,
    verifyAppCheck: settings.appCheck ? consumeAppCheckToken : undefined,
  };
}

export function createApi(dependencies: ApiDependencies): Express {
  const availability = availabilityCopy(dependencies);
  const daysWithoutTaken: DaysWithout = (taken) => daysWithout(availability, taken);
  return createApp((routes) => {
    const get = (path: string, handler: RequestHandler) =>
      routes.route(path).get(handler).all(allowOnly('GET, HEAD'));
    const post = (path: string, handler: RequestHandler) =>
      routes
        .route(path)
        .post(...readJson, handler)
        .all(allowOnly('POST'));

    const visit = <Schema extends z.core.$ZodType>(
      path: string,
      route: VisitorPost<Schema>,
      onChange?: () => void,
    ) => post(path, visitorPost(dependencies, route, onChange));

    get('/api/content', contentRoute(dependencies));
    get('/api/availability', availabilityRoute(availability));
    get('/api/meeting', meetingRoute(dependencies));
    get('/api/health', healthRoute(dependencies));
    visit('/api/meeting/move', moveMeetingRoute(dependencies, daysWithoutTaken), availability.drop);
    visit('/api/meeting/cancel', cancelMeetingRoute(dependencies), availability.drop);
    visit('/api/meeting/confirm', confirmMeetingRoute(dependencies), availability.drop);
    visit('/api/send-quote', sendQuoteRoute(dependencies));
    visit('/api/create-booking', createBookingRoute(dependencies, daysWithoutTaken), availability.drop);
    visit('/api/send-contact-email', sendContactEmailRoute(dependencies));
    visit('/api/request-custom-booth', requestCustomBoothRoute(dependencies));
    post('/api/steps', stepsRoute(dependencies));
    // The sign-in page has no App Check tokens
    post(
      '/api/sign-in-standing',
      visitorPost({ ...dependencies, verifyAppCheck: undefined }, signInStandingRoute(dependencies.admins)),
    );
  });
}

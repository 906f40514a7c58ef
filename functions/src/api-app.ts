import express, { type Express, type RequestHandler } from 'express';
import { availabilityRoute } from './bookings/availability-route.ts';
import { createBookingRoute } from './bookings/create-booking-route.ts';
import { sendContactEmailRoute } from './contact/send-contact-email-route.ts';
import { contentRoute } from './content/content-route.ts';
import type { ApiDependencies } from './http/api-dependencies.ts';
import { answerError, noSuchRoute } from './http/errors.ts';
import { Problem } from './http/problem.ts';
import { readJson } from './http/read-json.ts';
import { startRequest } from './http/request-id.ts';
import { visitorPost } from './http/visitor-post.ts';
import { requestCustomBoothRoute } from './quotes/request-custom-booth-route.ts';
import { sendQuoteRoute } from './quotes/send-quote-route.ts';

/** The JSON API (design, section 3): every route and what it does. */
export function createApi(dependencies: ApiDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(startRequest);

  const get = (path: string, handler: RequestHandler) =>
    app.route(path).get(handler).all(otherMethods('GET, HEAD'));
  const post = (path: string, handler: RequestHandler) =>
    app
      .route(path)
      .post(...readJson, handler)
      .all(otherMethods('POST'));

  get('/api/content', contentRoute(dependencies));
  get('/api/availability', availabilityRoute(dependencies));
  post('/api/send-quote', visitorPost(dependencies, sendQuoteRoute(dependencies)));
  post('/api/create-booking', visitorPost(dependencies, createBookingRoute(dependencies)));
  post('/api/send-contact-email', visitorPost(dependencies, sendContactEmailRoute(dependencies)));
  post('/api/request-custom-booth', visitorPost(dependencies, requestCustomBoothRoute(dependencies)));

  app.use(noSuchRoute);
  app.use(answerError);
  return app;
}

function otherMethods(allowed: string): RequestHandler {
  return () => {
    throw new Problem('method-not-allowed', { headers: { Allow: allowed } });
  };
}

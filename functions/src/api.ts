import type { Express } from 'express';
import type * as z from 'zod/mini';
import type { BodyRoute } from '../../src/domain/api/api-route.ts';
import {
  LIST_AVAILABILITY,
  LIST_CONTENT,
  LIST_MEETING_AVAILABILITY,
  LIST_PROJECTS,
  READ_HEALTH,
  READ_MEETING,
  READ_MEETING_BOOTH,
  READ_PROJECT,
  READ_PROPOSAL,
  READ_PROPOSAL_BOOTH,
} from '../../src/domain/api/visitor-routes.ts';
import { listedAdmins } from './access/admin-list.ts';
import { signInStandingRoute } from './access/sign-in-standing-route.ts';
import { availabilityCopy, availabilityRoute, daysWithout } from './bookings/availability-route.ts';
import { meetingBoothRoute } from './bookings/booth-picture-routes.ts';
import { createBookingRoute } from './bookings/create-booking.ts';
import {
  cancelMeetingRoute,
  confirmMeetingRoute,
  meetingAvailabilityRoute,
  meetingRoute,
  moveMeetingRoute,
} from './bookings/meeting-routes.ts';
import type { DaysWithout } from './bookings/slot-taken.ts';
import { createCalendarsRefresher } from './calendars/refresh-calendar.ts';
import { requestCustomBoothRoute, sendContactEmailRoute } from './contact/message-routes.ts';
import { contentCopy, contentRoute, projectRoute, projectsRoute } from './content/content-routes.ts';
import { healthRoute } from './health/health-route.ts';
import { bypassNodeDomains } from './http/bypass-node-domains.ts';
import { addGet, addPost, createApp, httpFunction } from './http/create-app.ts';
import { readJson } from './http/read-json.ts';
import { type ApiDependencies, type VisitorPost, visitorPost } from './http/visitor-post.ts';
import { consumeAppCheckToken, defaultBucket, firestore } from './platform/firebase.ts';
import { apiMinInstances, calendarKey, readSettings } from './platform/params.ts';
import { acceptProposalRoute, askProposalRoute, declineProposalRoute } from './proposals/answer-proposal.ts';
import { proposalBoothRoute, readProposalRoute } from './proposals/proposal-routes.ts';
import { sendQuoteRoute } from './quotes/send-quote.ts';

bypassNodeDomains('api');

/**
 * Serves all JSON routes in one function, so that the content request has warmed the instance that takes the booking.
 */
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
  const content = contentCopy(dependencies);
  const refreshCalendars = createCalendarsRefresher(dependencies);
  const dropAvailability = () => availability.drop();
  const daysWithoutTaken: DaysWithout = (taken) => daysWithout(availability, taken);
  return createApp((routes) => {
    const visit = <Route extends BodyRoute>(
      served: VisitorPost<Route>,
      onChange?: (input: z.output<Route['body']>) => void,
      { verifyAppCheck } = dependencies,
    ) => {
      const handler = visitorPost({ ...dependencies, verifyAppCheck }, served, onChange);
      addPost(routes, served.route.path, ...readJson, handler);
    };

    addGet(routes, LIST_CONTENT.path, contentRoute(content));
    addGet(routes, LIST_PROJECTS.path, projectsRoute(content));
    addGet(routes, READ_PROJECT.path, projectRoute(content));
    addGet(routes, LIST_AVAILABILITY.path, availabilityRoute(availability));
    addGet(routes, READ_MEETING.path, meetingRoute(dependencies));
    addGet(routes, READ_MEETING_BOOTH.path, meetingBoothRoute(dependencies));
    addGet(routes, LIST_MEETING_AVAILABILITY.path, meetingAvailabilityRoute(dependencies, availability));
    addGet(routes, READ_PROPOSAL.path, readProposalRoute(dependencies));
    addGet(routes, READ_PROPOSAL_BOOTH.path, proposalBoothRoute(dependencies));
    addGet(routes, READ_HEALTH.path, healthRoute(dependencies));
    visit(moveMeetingRoute(dependencies, daysWithoutTaken, refreshCalendars), dropAvailability);
    visit(cancelMeetingRoute(dependencies), dropAvailability);
    visit(confirmMeetingRoute(dependencies));
    visit(acceptProposalRoute(dependencies));
    visit(declineProposalRoute(dependencies));
    visit(askProposalRoute(dependencies));
    visit(sendQuoteRoute(dependencies));
    visit(createBookingRoute(dependencies, daysWithoutTaken, refreshCalendars), ({ date }) =>
      availability.outdate(date),
    );
    visit(sendContactEmailRoute(dependencies));
    visit(requestCustomBoothRoute(dependencies));
    // The sign-in page has no App Check tokens
    visit(signInStandingRoute(dependencies.admins), undefined, {
      ...dependencies,
      verifyAppCheck: undefined,
    });
  });
}

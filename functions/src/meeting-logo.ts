import type { Express, RequestHandler } from 'express';
import { MAX_BOOTH_TEXT, MAX_LOGO_TEXT } from '../../src/domain/schemas/meeting-logo.ts';
import type { BookingFileDependencies } from './bookings/booking-files.ts';
import { bookingOf, openedBy } from './bookings/find-meeting.ts';
import { TOKEN_HEADER } from './bookings/manage-token.ts';
import { meetingLogoRoute } from './bookings/meeting-logo-route.ts';
import { addPost, createApp, httpFunction } from './http/create-app.ts';
import { behindLink } from './http/link-routes.ts';
import { readJsonUpTo } from './http/read-json.ts';
import { type VisitorPostDependencies, visitorPost } from './http/visitor-post.ts';
import { withinDeadline } from './http/within-deadline.ts';
import { boothCopy, logoCopy } from './media/logo-copy.ts';
import { oneAtATime } from './media/process-image.ts';
import { consumeAppCheckToken, defaultBucket, firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';

/** Refuses a link that opens no meeting before the body is read, so that strangers' slow bodies take no places. */
function requireLink(dependencies: Dependencies): RequestHandler {
  const { db, clock } = dependencies;
  return async (request, _response, next) => {
    const token = request.get(TOKEN_HEADER) ?? '';
    const find = async () => openedBy(token, await bookingOf(db, token).get(), clock());
    await withinDeadline(() => behindLink(dependencies, request, find));
    next();
  };
}

/** Maximum bytes of the body in addition to the image. */
const REST_BYTES = 1024;

/**
 * Separate from `api` and `adminApi`: images need memory, and strangers' images must not share an instance with
 * either. Images are decoded one at a time; bodies that are still arriving do not block others.
 */
export const meetingLogo = httpFunction(
  'meetingLogo',
  { cpu: 1, concurrency: 10, maxInstances: 3, timeoutSeconds: 60 },
  () => createMeetingLogo(dependencies()),
);

type Dependencies = VisitorPostDependencies & BookingFileDependencies;

function dependencies(): Dependencies {
  const settings = readSettings();
  return {
    db: firestore(),
    bucket: defaultBucket,
    clock: () => new Date(),
    settings,
    verifyAppCheck: settings.appCheck ? consumeAppCheckToken : undefined,
  };
}

export function createMeetingLogo(dependencies: Dependencies, encode = logoCopy): Express {
  const inTurn = oneAtATime();
  const copyOf = (image: Buffer) => inTurn(() => encode(image));
  const boothCopyOf = (picture: Buffer) => inTurn(() => boothCopy(picture));
  const logo = meetingLogoRoute({ ...dependencies, copyOf, boothCopyOf });
  return createApp((routes) => {
    const readLogo = readJsonUpTo(MAX_LOGO_TEXT + MAX_BOOTH_TEXT + REST_BYTES);
    addPost(routes, logo.route.path, requireLink(dependencies), ...readLogo, visitorPost(dependencies, logo));
  });
}

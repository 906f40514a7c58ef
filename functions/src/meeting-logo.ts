import type { Express } from 'express';
import { meetingLogoRoute } from './bookings/files/meeting-logo-route.ts';
import { addRoute, createApp, httpFunction } from './http/create-app.ts';
import type { ApiDependencies } from './http/serve.ts';
import { boothCopy, logoCopy } from './media/logo-copy.ts';
import { oneAtATime } from './media/process-image.ts';
import { consumeAppCheckToken, defaultBucket, firestore } from './platform/firebase.ts';
import { readSettings } from './platform/params.ts';

/**
 * Separate from `api` and `adminApi`: images need memory, and strangers' images must not share an instance with
 * either. Images are decoded one at a time; bodies that are still arriving do not block others.
 */
export const meetingLogo = httpFunction(
  'meetingLogo',
  { cpu: 1, concurrency: 10, maxInstances: 3, timeoutSeconds: 60 },
  () => {
    const settings = readSettings();
    return createMeetingLogo({
      ...{ db: firestore(), bucket: defaultBucket, clock: () => new Date(), settings },
      verifyAppCheck: settings.appCheck ? consumeAppCheckToken : undefined,
    });
  },
);

type Dependencies = Pick<ApiDependencies, 'db' | 'bucket' | 'clock' | 'settings' | 'verifyAppCheck'>;

export function createMeetingLogo(dependencies: Dependencies, encode = logoCopy): Express {
  const inTurn = oneAtATime();
  const copyOf = (image: Buffer) => inTurn(() => encode(image));
  const boothCopyOf = (picture: Buffer) => inTurn(() => boothCopy(picture));
  return createApp((routes) => addRoute(routes, meetingLogoRoute({ ...dependencies, copyOf, boothCopyOf })));
}

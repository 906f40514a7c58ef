import { REGION } from '../../../src/config/region.ts';
import { type FunctionName, runsAs } from '../platform/service-accounts.ts';
import { keepBodiesUntouched, limitBodies } from './untouched-body.ts';

interface EntryPoint {
  /** 'public': anyone reaches the process. 'private': Google refuses all callers but the function's own. */
  readonly invoker: 'public' | 'private';
  readonly memory: '256MiB' | '512MiB' | '2GiB';
  /** Most bytes of a body that the runtime reads before our code; 'by route' if our routes have limits of their own. */
  readonly bodyLimit: number | 'by route';
}

const KB = 1024;

/** Called by the scheduler or a task queue. */
const JOB = { invoker: 'private', memory: '256MiB', bodyLimit: 64 * KB } as const;

/** Called with a changed document of at most 1 MiB. */
const TRIGGER = { invoker: 'private', memory: '256MiB', bodyLimit: 2048 * KB } as const;

/** Called by the sign-in provider with a token of a few KB, but open to anyone. */
const BLOCKING = { invoker: 'public', memory: '256MiB', bodyLimit: 64 * KB } as const;

/** Every function that index.ts exports: who reaches it, its memory, and how large a body may be. */
export const ENTRY_POINTS = {
  adminApi: { invoker: 'public', memory: '2GiB', bodyLimit: 'by route' },
  api: { invoker: 'public', memory: '512MiB', bodyLimit: 'by route' },
  beforeUserCreated: BLOCKING,
  beforeUserSignedIn: BLOCKING,
  deliverMail: JOB,
  deliverTeamMail: JOB,
  deliverWebhook: JOB,
  extendWeeklyHours: JOB,
  followAdminAccounts: JOB,
  followBookings: TRIGGER,
  followMeetingRules: TRIGGER,
  followMessages: TRIGGER,
  followQuotes: TRIGGER,
  followRequests: TRIGGER,
  followWeeklyHours: TRIGGER,
  media: { invoker: 'public', memory: '512MiB', bodyLimit: 'by route' },
  meetingLogo: { invoker: 'public', memory: '512MiB', bodyLimit: 'by route' },
  queueMail: TRIGGER,
  readCalendars: { ...JOB, memory: '512MiB' },
  releasePending: JOB,
  remindVisitors: JOB,
  sendLeadDigest: JOB,
  sweepExpired: JOB,
  sweepImages: JOB,
  sweepMail: JOB,
  sweepOld: JOB,
  watchBookings: JOB,
  watchOpenHours: JOB,
} as const satisfies Record<FunctionName, EntryPoint>;

/** Returns a function's options from the table, and bounds the bodies that its process reads. */
export function entryPoint(name: FunctionName) {
  const { memory, bodyLimit } = ENTRY_POINTS[name];
  if (bodyLimit === 'by route') keepBodiesUntouched(name);
  else limitBodies(name, bodyLimit);
  return { region: REGION, memory, ...runsAs(name) };
}

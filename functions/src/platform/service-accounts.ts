/** The functions' service accounts and roles: for their options, their creation, and the checks before a deployment. */
import { isDemoProject } from '../../../src/config/local-site.ts';

interface EntryPoint {
  /** 'public': anyone can call it. 'private': Google refuses all callers except the function's own. */
  readonly invoker: 'public' | 'private';
  readonly memory: '256MiB' | '512MiB' | '1GiB' | '2GiB';
  /** Maximum bytes of a body that the runtime reads before our code; 'by route' if our routes have their own limits. */
  readonly bodyLimit: number | 'by route';
}

interface ServiceAccount {
  /** Account name before the `@`. */
  readonly name: string;
  readonly functions: Readonly<Record<string, EntryPoint>>;
  /** Without `roles/`. */
  readonly roles: readonly string[];
}

const KB = 1024;

/** Functions called by the scheduler or a task queue. */
const JOB = { invoker: 'private', memory: '256MiB', bodyLimit: 64 * KB } as const;

/** Functions called with a changed document of at most 1 MiB. */
const TRIGGER = { invoker: 'private', memory: '256MiB', bodyLimit: 2048 * KB } as const;

/** Functions called by the sign-in provider with a token of a few KB; anyone can call them. */
const BLOCKING = { invoker: 'public', memory: '256MiB', bodyLimit: 64 * KB } as const;

const PUBLIC = { invoker: 'public', memory: '512MiB', bodyLimit: 'by route' } as const;

/** Roles to enqueue tasks on a private queue that runs as the caller. */
const ENQUEUES = ['cloudtasks.enqueuer', 'iam.serviceAccountUser', 'run.invoker'] as const;

/** Roles to be called when a document changes. */
const FOLLOWS = ['eventarc.eventReceiver', 'run.invoker'] as const;

/** Secrets need no line: Firebase lets each account read its functions' secrets. */
export const SERVICE_ACCOUNTS = [
  {
    name: 'booth-api',
    // 500 requests at once took 505 MB; Cloud Run gives an instance 80
    functions: { api: { ...PUBLIC, memory: '1GiB' } },
    roles: [
      'datastore.user',
      'firebaseappcheck.tokenVerifier',
      'logging.logWriter',
      // Needed for the health check
      'storage.objectViewer',
    ],
  },
  {
    name: 'booth-admin-api',
    functions: { adminApi: { invoker: 'public', memory: '2GiB', bodyLimit: 'by route' } },
    roles: [
      ...ENQUEUES,
      'datastore.user',
      'firebaseauth.admin',
      'logging.logWriter',
      // A password link's request names the project to bill
      'serviceusage.serviceUsageConsumer',
      'storage.objectUser',
    ],
  },
  {
    name: 'booth-media',
    functions: { media: PUBLIC },
    roles: ['logging.logWriter', 'storage.objectViewer'],
  },
  {
    name: 'booth-meeting-logo',
    functions: { meetingLogo: PUBLIC },
    roles: ['datastore.user', 'firebaseappcheck.tokenVerifier', 'logging.logWriter', 'storage.objectUser'],
  },
  {
    name: 'booth-sign-in',
    functions: { beforeUserCreated: BLOCKING, beforeUserSignedIn: BLOCKING },
    roles: ['datastore.user', 'firebaseauth.viewer', 'logging.logWriter'],
  },
  {
    name: 'booth-outbox',
    functions: { queueMail: TRIGGER },
    roles: [...ENQUEUES, 'eventarc.eventReceiver', 'datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-mail',
    functions: { deliverMail: JOB, deliverTeamMail: JOB },
    roles: [...ENQUEUES, 'datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-hours',
    functions: { followMeetingRules: TRIGGER, followWeeklyHours: TRIGGER },
    roles: [...FOLLOWS, 'datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-webhooks',
    functions: {
      deliverWebhook: JOB,
      followBookings: TRIGGER,
      followMessages: TRIGGER,
      followProposals: TRIGGER,
      followDeals: TRIGGER,
      followQuotes: TRIGGER,
      followRequests: TRIGGER,
    },
    roles: [...ENQUEUES, 'eventarc.eventReceiver', 'datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-ten-minutes',
    // A calendar of 25 MB takes 550 MB while it is read
    functions: { everyTenMinutes: { ...JOB, memory: '1GiB' } },
    roles: [...ENQUEUES, 'datastore.user', 'firebaseauth.viewer', 'logging.logWriter'],
  },
  {
    name: 'booth-jobs',
    // A model takes more than a gigabyte while it is packed
    functions: { everyDay: JOB, everyHour: { ...JOB, memory: '2GiB' } },
    roles: ['datastore.user', 'logging.logWriter', 'storage.objectUser'],
  },
] as const satisfies readonly ServiceAccount[];

/** Every function that index.ts exports: its callers, memory, and maximum body. */
export const ENTRY_POINTS: Readonly<Record<FunctionName, EntryPoint>> = Object.assign(
  {},
  ...SERVICE_ACCOUNTS.map(({ functions }) => functions),
);

type KeysOf<Row> = Row extends unknown ? keyof Row : never;

export type FunctionName = KeysOf<(typeof SERVICE_ACCOUNTS)[number]['functions']>;

/** Returns the full address. From a short one (`booth-api@`), the Firebase tool makes an invalid member of a policy. */
export function accountEmail(name: string, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`;
}

/** Returns the function's account as an option; none on a local stack. */
export function runsAs(name: FunctionName): { readonly serviceAccount?: string } {
  const project = process.env['GCLOUD_PROJECT'];
  if (!project || isDemoProject(project)) return {};
  const account = SERVICE_ACCOUNTS.find(({ functions }) => name in functions);
  return account ? { serviceAccount: accountEmail(account.name, project) } : {};
}

/**
 * Accounts of the functions and their roles: the source for the functions' options, for the commands that create the
 * accounts, and for a deployment's checks (docs/decisions/0100-no-defaults.md).
 */
import { isDemoProject } from '../../../src/config/local-site.ts';

/** A role without its `roles/`. */
export type Role =
  | 'cloudtasks.enqueuer'
  | 'datastore.user'
  | 'eventarc.eventReceiver'
  | 'firebaseappcheck.tokenVerifier'
  | 'firebaseauth.admin'
  | 'firebaseauth.viewer'
  | 'iam.serviceAccountTokenCreator'
  | 'iam.serviceAccountUser'
  | 'logging.logWriter'
  | 'run.invoker'
  | 'serviceusage.serviceUsageConsumer'
  | 'storage.objectUser'
  | 'storage.objectViewer';

export interface ServiceAccount {
  /** The part before the `@`. */
  readonly name: string;
  readonly functions: readonly string[];
  readonly roles: readonly Role[];
}

/** To enqueue a task on a private queue that runs as the caller. */
const ENQUEUES = ['cloudtasks.enqueuer', 'iam.serviceAccountUser', 'run.invoker'] as const;

/** To be called when a document changes. */
const FOLLOWS = ['eventarc.eventReceiver', 'run.invoker'] as const;

/** Secrets need no line: Firebase lets each account read its functions' secrets. */
const ACCOUNTS = [
  {
    name: 'booth-api',
    functions: ['api'],
    roles: [
      'datastore.user',
      'firebaseappcheck.tokenVerifier',
      'logging.logWriter',
      // For the health check
      'storage.objectViewer',
    ],
  },
  {
    name: 'booth-admin-api',
    functions: ['adminApi'],
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
    functions: ['media'],
    roles: ['logging.logWriter', 'storage.objectViewer'],
  },
  {
    name: 'booth-meeting-logo',
    functions: ['meetingLogo'],
    roles: ['datastore.user', 'firebaseappcheck.tokenVerifier', 'logging.logWriter'],
  },
  {
    name: 'booth-sign-in',
    functions: ['beforeUserCreated', 'beforeUserSignedIn'],
    roles: ['datastore.user', 'firebaseauth.viewer', 'logging.logWriter'],
  },
  {
    name: 'booth-accounts',
    functions: ['followAdminAccounts'],
    roles: ['datastore.user', 'firebaseauth.viewer', 'logging.logWriter'],
  },
  {
    name: 'booth-outbox',
    functions: ['queueMail', 'sweepMail'],
    roles: [...ENQUEUES, 'eventarc.eventReceiver', 'datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-mail',
    functions: ['deliverMail', 'deliverTeamMail'],
    roles: ['datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-hours',
    functions: ['followMeetingRules', 'followWeeklyHours'],
    roles: [...FOLLOWS, 'datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-images',
    functions: ['sweepImages'],
    roles: ['datastore.user', 'logging.logWriter', 'storage.objectUser'],
  },
  {
    name: 'booth-calendars',
    functions: ['readCalendars'],
    roles: ['datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-webhooks',
    functions: ['deliverWebhook', 'followBookings', 'followMessages', 'followQuotes', 'followRequests'],
    roles: [...ENQUEUES, 'eventarc.eventReceiver', 'datastore.user', 'logging.logWriter'],
  },
  {
    name: 'booth-jobs',
    functions: [
      'extendWeeklyHours',
      'releasePending',
      'remindVisitors',
      'sendLeadDigest',
      'sweepExpired',
      'sweepOld',
      'watchBookings',
      'watchOpenHours',
    ],
    roles: ['datastore.user', 'logging.logWriter'],
  },
] as const satisfies readonly ServiceAccount[];

export const SERVICE_ACCOUNTS: readonly ServiceAccount[] = ACCOUNTS;

export type FunctionName = (typeof ACCOUNTS)[number]['functions'][number];

/** The whole address: of a short one (`booth-api@`), the Firebase tool makes no valid member of a policy. */
export function accountEmail(name: string, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`;
}

/** The function's account as an option; none on a local stack. */
export function runsAs(name: FunctionName): { readonly serviceAccount?: string } {
  const project = process.env['GCLOUD_PROJECT'];
  if (!project || isDemoProject(project)) return {};
  const account = SERVICE_ACCOUNTS.find(({ functions }) => functions.includes(name));
  return account ? { serviceAccount: accountEmail(account.name, project) } : {};
}

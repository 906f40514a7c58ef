/** Checks of the live functions that no page reaches: task queues, scheduled jobs, blocking functions of sign-in. */
import { REGION } from '../../src/config/region.ts';
import type { Cloud } from '../google-cloud.ts';
import { pollUntil } from '../stack/wait.ts';

const APIS = {
  functions: 'https://cloudfunctions.googleapis.com/v2',
  queues: 'https://cloudtasks.googleapis.com/v2',
  jobs: 'https://cloudscheduler.googleapis.com/v1',
  signIn: 'https://identitytoolkit.googleapis.com/admin/v2',
};

/** The schedule to run as a check: it only does what is due. */
const TRIED = 'everyTenMinutes';

const TIMEOUT_MS = 20_000;
const JOB_TIMEOUT_MS = 60_000;

interface LiveFunction {
  readonly name: string;
  readonly state: string;
  readonly url: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly serviceConfig: { readonly uri: string };
}

interface Queue {
  readonly name: string;
  readonly state: string;
}

interface Job extends Queue {
  readonly lastAttemptTime?: string;
  readonly status?: { readonly code?: number };
}

interface SignIn {
  readonly blockingFunctions?: { readonly triggers?: Readonly<Record<string, { functionUri: string }>> };
}

/**
 * Checks that every live function is active, that its queue, schedule or trigger is on, that a job runs, and that the
 * functions of sign-in answer.
 * @returns faults, one sentence each; empty if healthy
 */
export async function checkBackground(project: string, cloud: Cloud, pauseMs = 3_000): Promise<string[]> {
  const get = <Answer>(address: string) => cloud<Answer>('GET', address);
  const place = `projects/${project}/locations/${REGION}`;
  const filter = encodeURIComponent('environment="GEN_2"');
  try {
    const functionList = `${APIS.functions}/${place}/functions?filter=${filter}&pageSize=100`;
    const { functions } = await get<{ functions: LiveFunction[] }>(functionList);
    const { queues = [] } = await get<{ queues?: Queue[] }>(`${APIS.queues}/${place}/queues?pageSize=100`);
    const { jobs = [] } = await get<{ jobs?: Job[] }>(`${APIS.jobs}/${place}/jobs?pageSize=100`);
    const config = await get<SignIn>(`${APIS.signIn}/projects/${project}/config`);
    const triggers = Object.values(config.blockingFunctions?.triggers ?? {}).map((each) => each.functionUri);

    const checks = functions.map(async ({ name, state, url, labels = {}, serviceConfig }) => {
      const id = name.slice(name.lastIndexOf('/') + 1);
      const job = jobs.find((each) => each.name === `${place}/jobs/firebase-schedule-${id}-${REGION}`);
      const queue = queues.find((each) => each.name === `${place}/queues/${id}`);
      return [
        state !== 'ACTIVE' && `The function ${id} is ${state}.`,
        labels['deployment-taskqueue'] &&
          queue?.state !== 'RUNNING' &&
          `The queue ${id} is ${queue?.state ?? 'missing'}.`,
        labels['deployment-scheduled'] &&
          job?.state !== 'ENABLED' &&
          `The scheduled job ${id} is ${job?.state ?? 'missing'}.`,
        id === TRIED && job && (await tryJob(cloud, `${APIS.jobs}/${job.name}`, job, pauseMs)),
        labels['deployment-blocking'] &&
          !triggers.some((uri) => uri === url || uri === serviceConfig.uri) &&
          `Sign-in does not ask ${id}.`,
        labels['deployment-blocking'] && (await tryBlocking(id, url)),
      ].filter((fault) => typeof fault === 'string');
    });
    return (await Promise.all(checks)).flat();
  } catch (error) {
    return [`Queues, jobs and sign-in cannot be asked: ${(error as Error).message}.`];
  }
}

/** Runs a job and waits until it was tried; resolves to a fault, or false. */
async function tryJob(cloud: Cloud, address: string, before: Job, pauseMs: number): Promise<string | false> {
  await cloud('POST', `${address}:run`);
  let job = before;
  const hasRun = async () => {
    job = await cloud<Job>('GET', address);
    return job.lastAttemptTime !== before.lastAttemptTime;
  };
  if (!(await pollUntil(hasRun, JOB_TIMEOUT_MS, pauseMs)))
    return `The scheduled job ${TRIED} was started, and did not run.`;
  return !!job.status?.code && `The scheduled job ${TRIED} failed with code ${job.status.code}.`;
}

/** Asks a blocking function without a token, which it refuses; resolves to a fault, or false. */
async function tryBlocking(id: string, url: string): Promise<string | false> {
  const { status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return status !== 400 && `The function ${id} answers ${status} to a request without a token.`;
}

import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { startBuiltFunction } from '../../scripts/stack/built-function.ts';
import { pollUntil } from '../../scripts/stack/wait.ts';

/** A caller that the runtime accepts: it checks only the token's form, since the cloud has checked it before. */
const QUEUE = `Bearer x.${Buffer.from('{"sub":"queue"}').toString('base64url')}.x`;

/** The project of a job, and its other settings. */
export interface JobPlace {
  readonly project: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Time of its schedule; now by default. */
  readonly scheduled?: Date;
  /** Collects its output; complete once the job is over. */
  readonly onOutput?: (text: string) => void;
}

/**
 * Starts a function that no visitor calls, as it is deployed, runs it once, as its schedule does or, with `data`,
 * its queue, and ends it: by then its whole log is written. Resolves to the status of its response.
 */
export async function runBuiltJob(target: string, place: JobPlace, data?: object): Promise<number> {
  const { environment = {}, project, scheduled = new Date(), onOutput } = place;
  const { origin, stop } = await startBuiltFunction(testStackAddresses(), {
    target,
    environment,
    projectId: project,
    onOutput,
  });
  try {
    // The runtime answers this by itself, without a run
    const isUp = () =>
      fetch(`${origin}/robots.txt`).then(
        () => true,
        () => false,
      );
    if (!(await pollUntil(isUp, 30_000))) throw new Error(`${target} did not start`);
    const { status } = await fetch(origin, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: QUEUE,
        'x-cloudscheduler-scheduletime': scheduled.toISOString(),
      },
      body: JSON.stringify({ data }),
    });
    return status;
  } finally {
    await stop();
  }
}

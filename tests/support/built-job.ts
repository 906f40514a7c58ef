import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { pollUntil } from '../../scripts/stack/wait.ts';
import { startBuiltFunction } from './built-function.ts';

/** A token that the runtime accepts: it only checks the form, since the cloud has verified it. */
const QUEUE = `Bearer x.${Buffer.from('{"sub":"queue"}').toString('base64url')}.x`;

/** Project and settings of a job. */
export interface JobPlace {
  readonly project: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Time of its schedule; now by default. */
  readonly scheduled?: Date;
  /** Collects its output; complete once the job is over. */
  readonly onOutput?: (text: string) => void;
}

/**
 * Starts a background function as deployed, calls it once like its schedule or, with `data`, its queue, and stops it,
 * so that its whole log is written. Resolves to the status of its response.
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
    // The runtime answers this without running the function
    const isUp = () =>
      fetch(`${origin}/robots.txt`).then(
        () => true,
        () => false,
      );
    if (!(await pollUntil(isUp))) throw new Error(`${target} did not start`);
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

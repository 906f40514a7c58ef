import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { startBuiltFunction } from '../../scripts/stack/built-function.ts';
import { pollUntil } from '../../scripts/stack/wait.ts';

/** A caller that the runtime believes: it looks at the form of the token only, as the cloud has checked it before. */
const QUEUE = `Bearer x.${Buffer.from('{"sub":"queue"}').toString('base64url')}.x`;

/** Of which project a job is, and what it is started with besides. */
export interface JobPlace {
  readonly project: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Gets what it writes; all of it once the job is over. */
  readonly onOutput?: (text: string) => void;
}

/**
 * Starts a function as it is deployed that no visitor asks for, has it run once, as its schedule does or, with `data`, its queue, and ends it:
 * by then all that it logged is written. Resolves to the status of its answer.
 */
export async function runBuiltJob(target: string, place: JobPlace, data?: object): Promise<number> {
  const { environment = {}, project, onOutput } = place;
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
      headers: { 'content-type': 'application/json', authorization: QUEUE },
      body: JSON.stringify({ data }),
    });
    return status;
  } finally {
    await stop();
  }
}

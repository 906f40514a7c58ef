import { ExpectedError } from './stack/expected-error.ts';

/**
 * Waits for Ctrl-C (or SIGTERM, SIGHUP), then runs `stop`. A second Ctrl-C ends at once, if it comes more than a second
 * later: terminal and npm both deliver the first one.
 * @param ended settles if the process stops unexpectedly
 * @throws {ExpectedError} in that case
 */
export async function untilInterrupted(ended: Promise<number>, stop: () => Promise<void>): Promise<void> {
  let stopping = false;
  const interrupted = new Promise<'interrupted'>((done) => {
    let first = 0;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        first ||= Date.now();
        if (stopping && Date.now() - first > 1_000) process.exit(130);
        stopping = true;
        done('interrupted');
      });
    }
  });
  const outcome = await Promise.race([interrupted, ended]);
  if (outcome === 'interrupted') console.log('\nStopping ...');
  await stop();
  if (outcome !== 'interrupted')
    throw new ExpectedError('The emulators stopped unexpectedly; see .local/*/emulators.log.');
  console.log('Stopped.');
}

/** An error that the user can fix; shown as one line, without a stack trace. */
export class ExpectedError extends Error {}

/** Runs a script's body. Any error ends it with code 1: an expected one as one line, others with their stack. */
export async function runScript(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof ExpectedError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

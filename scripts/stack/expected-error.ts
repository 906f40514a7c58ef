/** An error that the user can fix; shown as one line, without a stack trace. */
export class ExpectedError extends Error {}

/**
 * Runs a script's body. Any error ends it with code 1: an expected one is shown as one line, others with their stack.
 * If parseArgs refuses the arguments, the usage is shown.
 */
export async function runScript(body: () => Promise<void>, usage?: string): Promise<void> {
  try {
    await body();
  } catch (error) {
    const isUsage = usage && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
    if (isUsage) console.error(`\n${usage}`);
    else console.error(error instanceof ExpectedError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

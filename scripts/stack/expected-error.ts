/** Something the person at the keyboard can put right; shown as one line, without a stack trace. */
export class ExpectedError extends Error {}

/** Runs a script's body; an expected error becomes one line and exit code 1, anything else keeps its stack. */
export async function runScript(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof ExpectedError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

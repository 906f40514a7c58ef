/** Milliseconds between two looks whether it is drawn. */
const LOOK_MS = 4;

/**
 * Resolves once all that was asked of the context so far is done. Reading pixels would wait for it, too, but hold up the
 * page meanwhile, and the browser's console says so.
 * @throws Error if the context is lost before
 */
export async function whenDrawn(gl: WebGL2RenderingContext): Promise<void> {
  const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (done && gl.clientWaitSync(done, 0, 0) === gl.TIMEOUT_EXPIRED) {
    await new Promise((next) => setTimeout(next, LOOK_MS));
  }
  if (!done || gl.isContextLost()) throw new Error('The graphics context was lost.');
  gl.deleteSync(done);
}

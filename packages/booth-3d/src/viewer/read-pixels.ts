/** Milliseconds between two polls of the fence. */
const POLL_MS = 4;

/**
 * Copies the drawing buffer once the GPU is done. An immediate read, as by `toBlob`, stalls the page, and Chromium logs
 * it. Call it in the frame that drew: the next frame clears the buffer.
 * @param part left, bottom, width and height, in pixels
 * @throws Error if the context is lost first
 */
export async function readPixels(
  gl: WebGL2RenderingContext,
  part: readonly [left: number, bottom: number, width: number, height: number],
): Promise<ImageData> {
  const [, , width, height] = part;
  const row = width * 4;
  const bytes = new Uint8Array(row * height);
  const copy = gl.createBuffer();
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, copy);
  gl.bufferData(gl.PIXEL_PACK_BUFFER, bytes.length, gl.STREAM_READ);
  gl.readPixels(...part, gl.RGBA, gl.UNSIGNED_BYTE, 0);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
  try {
    await drawn(gl);
    if (gl.isContextLost()) throw new Error('The graphics context was lost.');
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, copy);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, bytes);
  } finally {
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.deleteBuffer(copy);
  }
  const pixels = new ImageData(width, height);
  // WebGL's first row is at the bottom
  for (let y = 0; y < height; y++) {
    pixels.data.set(bytes.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  }
  return pixels;
}

/** Resolves once the GPU has finished all commands so far, or the context is lost. */
export async function drawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (fence && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) {
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
  gl.deleteSync(fence);
}

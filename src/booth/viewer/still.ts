const SAMPLES = 4;
const QUALITY = 0.86;

/**
 * Renders `draw` off screen.
 * @param draw draws into the bound framebuffer of that size
 * @returns WebP, or PNG if the browser cannot encode WebP
 * @throws Error if the browser cannot make one
 */
export async function takeStill(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  draw: () => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pixels = await pixelsOf(gl, width, height, draw);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  if (!blob) throw new Error('The browser made no picture.');
  return blob;
}

async function pixelsOf(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  draw: () => void,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const upsideDown = await readLater(gl, drawnPixels(gl, width, height, draw), width * height * 4);
  const row = width * 4;
  const pixels = new Uint8ClampedArray(upsideDown.length);
  for (let y = 0; y < height; y++) {
    pixels.set(upsideDown.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  }
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return pixels;
}

/** Draws, and queues a copy of the pixels into a buffer. */
function drawnPixels(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  draw: () => void,
): WebGLBuffer | null {
  const [smooth, plain] = [framebuffer(gl, width, height, true), framebuffer(gl, width, height, false)];
  const copy = gl.createBuffer();
  try {
    gl.bindFramebuffer(gl.FRAMEBUFFER, smooth.framebuffer);
    draw();
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, smooth.framebuffer);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, plain.framebuffer);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, plain.framebuffer);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, copy);
    gl.bufferData(gl.PIXEL_PACK_BUFFER, width * height * 4, gl.STREAM_READ);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0);
    return copy;
  } finally {
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    for (const { framebuffer, buffers } of [smooth, plain]) {
      gl.deleteFramebuffer(framebuffer);
      for (const buffer of buffers) gl.deleteRenderbuffer(buffer);
    }
  }
}

/** Reads the buffer back once the copy is complete. */
async function readLater(
  gl: WebGL2RenderingContext,
  copy: WebGLBuffer | null,
  length: number,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  try {
    await whenDrawn(gl);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, copy);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, bytes);
    return bytes;
  } finally {
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.deleteBuffer(copy);
  }
}

function framebuffer(gl: WebGL2RenderingContext, width: number, height: number, isSmooth: boolean) {
  const made = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, made);
  const samples = isSmooth ? Math.min(SAMPLES, gl.getParameter(gl.MAX_SAMPLES) as number) : 0;
  const kinds: [attachment: number, format: number][] = [[gl.COLOR_ATTACHMENT0, gl.RGBA8]];
  if (isSmooth) kinds.push([gl.DEPTH_ATTACHMENT, gl.DEPTH_COMPONENT24]);
  const buffers = kinds.map(([attachment, format]) => {
    const buffer = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, format, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, buffer);
    return buffer;
  });
  return { framebuffer: made, buffers };
}

/** Milliseconds between two polls of the fence. */
const LOOK_MS = 4;

/**
 * Resolves once the GPU has finished all commands so far. Reading pixels would wait too, but block the page.
 * @throws Error if the context is lost first
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

/**
 * Loads and unpacks a packed model. Requests for the same file come from the browser's cache.
 * @throws Error if it cannot be loaded
 */
export async function fetchModel(url: string): Promise<ArrayBuffer> {
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) throw new Error(`${url} answers ${status}.`);
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

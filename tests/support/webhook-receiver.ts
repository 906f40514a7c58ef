import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a local webhook receiver. */
export async function startWebhookReceiver() {
  const received: { body: string; headers: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    received.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    /** Address to connect: a local stack talks plain http to this machine, whatever the scheme. */
    url: `https://127.0.0.1:${port}/`,
    received,
    stop: () => void server.close(),
  };
}

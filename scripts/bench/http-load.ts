/**
 * Requests over a few connections that are kept, one after the other on each. Written on bare sockets: on a machine of
 * two processors, a client that takes more than the server would measure itself.
 */
import { connect } from 'node:net';

export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: unknown;
}

export interface LoadAnswer {
  readonly status: number;
  /** As text; of use only where it was not compressed. */
  readonly body: string;
  /** Bytes of the body. */
  readonly bytes: number;
}

export interface Load {
  readonly requests: number;
  readonly connections: number;
  readonly request: (index: number) => LoadRequest;
}

const END_OF_HEAD = '\r\n\r\n';

/**
 * The answers, in the order of their requests. Only those with a Content-Length are understood.
 * @throws Error for an answer of 300 or above, and when the server closes a connection
 */
export async function sendAll(
  origin: string,
  { requests, connections, request }: Load,
): Promise<LoadAnswer[]> {
  const answers: LoadAnswer[] = [];
  let next = 0;
  async function keepAsking(): Promise<void> {
    const connection = openConnection(origin);
    while (next < requests) {
      const index = next;
      next += 1;
      const answer = await connection.ask(request(index));
      if (answer.status >= 300) throw new Error(`${request(index).path}: ${answer.status} ${answer.body}`);
      answers[index] = answer;
    }
    connection.close();
  }
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return answers;
}

function openConnection(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname).setNoDelay();
  let waiting = { resolve: (_answer: LoadAnswer) => {}, reject: (_error: Error) => {} };
  let chunks: Buffer[] = [];
  let head: { status: number; bytes: number; start: number } | null = null;
  let bytes = 0;
  socket.on('error', (error) => waiting.reject(error));
  socket.on('close', () => waiting.reject(new Error('The server closed the connection')));
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    bytes += chunk.length;
    head ??= headIn(Buffer.concat(chunks));
    if (!head || bytes < head.start + head.bytes) return;
    const { status, start, bytes: sent } = head;
    const body = Buffer.concat(chunks).toString('utf8', start);
    chunks = [];
    head = null;
    bytes = 0;
    waiting.resolve({ status, body, bytes: sent });
  });
  return {
    ask: (request: LoadRequest) =>
      new Promise<LoadAnswer>((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(textOf(request, host));
      }),
    close: () => socket.destroy(),
  };
}

/** Status, length of the body and where that starts; null as long as the head is not all there. */
function headIn(received: Buffer) {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (!length) throw new Error('An answer without a Content-Length');
  return { status: Number(head.slice(9, 12)), bytes: Number(length), start: end + END_OF_HEAD.length };
}

function textOf({ method = 'GET', path, headers = {}, body }: LoadRequest, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    Host: host,
    ...headers,
    ...(text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } : {}),
  }).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}${END_OF_HEAD}${text}`;
}

/**
 * Counts a process's network round trips, and holds one back forever if a test wants that. Between round trips nothing
 * that it does is visible outside, so killing the process while one is held back is the same as dying at that await. A
 * database round trip counts twice: not yet requested, and done without a response. With a mail server, each reply
 * counts.
 */
import {
  type ClientHttp2Session,
  connect as connectHttp2,
  createServer as createHttp2Server,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';

/** The points that each project's work passes. */
export class RoundTrips {
  readonly #passed = new Map<string, number>();
  readonly #halts = new Map<string, { at: number; reached: () => void }>();

  /** Returns the number of points that a project's work has passed. */
  countOf(project: string): number {
    return this.#passed.get(project) ?? 0;
  }

  /** Halts the project's work forever at a point, 0 being the first. Resolves once it is there. */
  haltAt(project: string, at: number): Promise<void> {
    return new Promise((reached) => {
      this.#halts.set(project, { at, reached });
    });
  }

  /** Halts nothing from now on; halted work stays halted. */
  haltNoMore(): void {
    this.#halts.clear();
  }

  /** Resolves when the project's work may pass the next point: immediately or never. */
  pass(project: string): Promise<void> {
    const halt = this.#halts.get(project);
    const count = this.countOf(project);
    if (halt && count >= halt.at) {
      halt.reached();
      return new Promise(() => undefined);
    }
    this.#passed.set(project, count + 1);
    return Promise.resolve();
  }
}

/** Serves the test stack's database at a new address (host:port), where `roundTrips` controls the traffic. */
export async function databaseBehind(roundTrips: RoundTrips) {
  const database = connectHttp2(`http://127.0.0.1:${testStackAddresses().ports.firestore}`);
  const server = createHttp2Server();
  const sessions = new Set<{ destroy: () => void }>();
  const transactions: { headers: OutgoingHttpHeaders; name: string; id: Buffer }[] = [];
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    // A killed process needs no response
    stream.on('error', () => undefined);
    handOn(stream, { ...headers }).catch(() => undefined);
  });

  async function handOn(stream: ServerHttp2Stream, headers: OutgoingHttpHeaders): Promise<void> {
    const [name = '', project = ''] =
      /projects\/([\w-]+)\/databases\/\(default\)/.exec(decodeURIComponent(JSON.stringify(headers))) ?? [];
    const question = await buffer(stream);
    await roundTrips.pass(project);
    const { answerHeaders, answer, trailers } = await callOn(database, headers, question);
    if (String(headers[':path']).endsWith('/BatchGetDocuments')) {
      const [id] = messagesIn(answer).flatMap((message) => fieldsOf(message, TRANSACTION_OF_READ));
      if (id) transactions.push({ headers, name, id });
    }
    await roundTrips.pass(project);
    if (stream.destroyed) return;
    stream.respond(answerHeaders, { waitForTrailers: trailers !== null, endStream: trailers === null });
    if (trailers === null) return;
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    stream.end(answer);
  }

  /** Ends transactions that killed processes left open, like the database does after a minute. */
  async function endTransactions(): Promise<void> {
    const ends = transactions.map(({ headers, name, id }) => {
      const rollback = { ...headers, ':path': '/google.firestore.v1.Firestore/Rollback' };
      const message = Buffer.concat([delimited(1, Buffer.from(name)), delimited(2, id)]);
      const frame = Buffer.alloc(5);
      frame.writeUInt32BE(message.length, 1);
      return callOn(database, rollback, Buffer.concat([frame, message]));
    });
    await Promise.all(ends);
  }

  onTestFinished(() => {
    for (const session of sessions) session.destroy();
    database.destroy();
    server.close();
  });
  return { address: `127.0.0.1:${await listen(server)}`, endTransactions };
}

async function callOn(database: ClientHttp2Session, headers: OutgoingHttpHeaders, question: Buffer) {
  const call = database.request({ ...headers });
  let answerHeaders: OutgoingHttpHeaders = {};
  let trailers: OutgoingHttpHeaders | null = null;
  call.on('response', (received) => {
    answerHeaders = { ...received };
  });
  call.on('trailers', (received) => {
    trailers = { ...received };
  });
  call.end(question);
  const answer = await buffer(call);
  return { answerHeaders, answer, trailers: trailers as OutgoingHttpHeaders | null };
}

/** Field number in BatchGetDocumentsResponse of the id of the transaction begun by the read. */
const TRANSACTION_OF_READ = 3;
const DELIMITED = 2;

/** Returns the messages of a gRPC body, each with a 4-byte length before it. */
function messagesIn(body: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = at + 5 + body.readUInt32BE(at + 1);
    messages.push(body.subarray(at + 5, end));
    at = end;
  }
  return messages;
}

/** Returns the values of a field in a protobuf message whose fields all have lengths. */
function fieldsOf(message: Buffer, wanted: number): Buffer[] {
  const values: Buffer[] = [];
  for (let at = 0; at < message.length; ) {
    const tag = message[at] ?? 0;
    let length = 0;
    let shift = 0;
    do {
      at += 1;
      length |= ((message[at] ?? 0) & 127) << shift;
      shift += 7;
    } while ((message[at] ?? 0) > 127);
    at += 1;
    if ((tag & 7) !== DELIMITED) throw new Error('A field without a length');
    if (tag >> 3 === wanted) values.push(message.subarray(at, at + length));
    at += length;
  }
  return values;
}

/** Returns a field of a protobuf message, of at most 127 bytes. */
function delimited(field: number, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(field << 3) | DELIMITED, value.length]), value]);
}

/** Opens a port that forwards to the mail server at `target`, for one project's mails. */
export async function mailServerBehind(
  roundTrips: RoundTrips,
  project: string,
  target: number,
): Promise<number> {
  const server = createServer((client) => {
    const mailServer = connect(target, '127.0.0.1');
    client.on('error', () => undefined).on('close', () => mailServer.destroy());
    mailServer.on('error', () => undefined).on('end', () => client.end());
    client.pipe(mailServer);
    mailServer.on('data', (reply: Buffer) => {
      // No one waits for the reply to QUIT
      if (String(reply).startsWith('221')) return;
      void roundTrips.pass(project).then(() => client.destroyed || client.write(reply));
    });
  });
  onTestFinished(() => {
    server.close();
  });
  return listen(server);
}

async function listen(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return (server.address() as AddressInfo).port;
}

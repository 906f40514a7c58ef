/** Counts a database client's requests to Firestore: calls, and documents read and written, as billed. */
import { type Database, requireOfFunctions } from './api-under-test.ts';

export interface Usage {
  readonly calls: number;
  /** Includes documents requested by name that do not exist. */
  readonly read: number;
  readonly written: number;
}

interface Chunk {
  readonly document?: object | null;
  readonly found?: object;
  readonly missing?: string;
}

interface Client {
  request(method: string, request: { readonly writes?: readonly object[] }, ...more: unknown[]): unknown;
  requestStream(method: string, ...more: unknown[]): Promise<NodeJS.EventEmitter>;
}

const { Firestore } = requireOfFunctions('@google-cloud/firestore') as { Firestore: { prototype: Client } };

/** Wraps the client's two ways to call Firestore; returns a function that returns the usage since its last call. */
export function countCalls(db: Database): () => Usage {
  const none = { calls: 0, read: 0, written: 0 };
  let usage = { ...none };
  const client = db as unknown as Client;
  client.request = function (method, request, ...more) {
    usage.calls += 1;
    usage.written += request.writes?.length ?? 0;
    return Firestore.prototype.request.call(this, method, request, ...more);
  };
  client.requestStream = async function (method, ...more) {
    usage.calls += 1;
    const stream = await Firestore.prototype.requestStream.call(this, method, ...more);
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string | symbol, ...values: unknown[]) => {
      const { document, found, missing } = (event === 'data' ? values[0] : {}) as Chunk;
      if (document || found || missing) usage.read += 1;
      return emit(event, ...values);
    };
    return stream;
  };
  return () => {
    const counted = usage;
    usage = { ...none };
    return counted;
  };
}

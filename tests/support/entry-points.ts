import * as functions from '../../functions/src/index.ts';

/** What the SDK notes on each function for its deployment. */
interface Endpoint {
  readonly httpsTrigger?: { readonly invoker?: readonly string[] };
  readonly blockingTrigger?: object;
  readonly availableMemoryMb?: number | object;
}

/** A deployed function that anyone on the internet can call. */
export interface PublicEntryPoint {
  readonly name: string;
  /** Its memory in MB; 256 where the function names none. */
  readonly memory: number;
}

/**
 * Returns the functions of index.ts that are open to the internet: HTTP functions and the sign-in provider's blocking functions. The
 * platform lets no stranger call queues, schedules and document triggers.
 */
export function publicEntryPoints(): PublicEntryPoint[] {
  return Object.entries(functions as unknown as Record<string, { readonly __endpoint: Endpoint }>)
    .filter(([, { __endpoint }]) => __endpoint.httpsTrigger ?? __endpoint.blockingTrigger)
    .map(
      ([
        name,
        {
          __endpoint: { availableMemoryMb },
        },
      ]) => ({
        name,
        memory: typeof availableMemoryMb === 'number' ? availableMemoryMb : 256,
      }),
    );
}

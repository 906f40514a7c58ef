import * as functions from '../../functions/src/index.ts';

/** The SDK's deployment settings of each function. */
interface Endpoint {
  readonly httpsTrigger?: { readonly invoker?: readonly string[] };
  readonly blockingTrigger?: object;
  readonly eventTrigger?: { readonly eventFilterPathPatterns: { readonly document: string } };
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly timeoutSeconds?: number | object;
  readonly availableMemoryMb?: number | object;
}

/** The endpoint of every function that index.ts exports, by its name. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(functions as unknown as Record<string, { readonly __endpoint: Endpoint }>).map(
    ([name, { __endpoint }]) => [name, __endpoint],
  ),
);

export type Variables = Readonly<Record<string, string | undefined>>;

/** A function in the manifest that Firebase reads. */
export interface Endpoint {
  readonly httpsTrigger?: object | undefined;
  readonly taskQueueTrigger?: object | undefined;
  readonly eventTrigger?: { readonly retry?: boolean | undefined } | undefined;
}

export interface Manifest {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly params: readonly { readonly name: string; readonly type: string; readonly default?: unknown }[];
}

export type FirebaseFile = typeof import('../../firebase.json');

export type Variables = Readonly<Record<string, string | undefined>>;

/** A function in the manifest that Firebase reads. */
export interface Endpoint {
  readonly region?: readonly string[] | undefined;
  readonly maxInstances?: number | null | undefined;
  readonly availableMemoryMb?: number | null | undefined;
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[] | undefined;
  readonly httpsTrigger?: object | undefined;
  readonly taskQueueTrigger?: object | undefined;
  readonly eventTrigger?: { readonly retry?: boolean | undefined } | undefined;
  /** The whole address. */
  readonly serviceAccountEmail?: string | null | undefined;
}

export interface Manifest {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly params: readonly { readonly name: string; readonly type: string; readonly default?: unknown }[];
}

export interface Rewrite {
  readonly source?: string | undefined;
  readonly function?: { readonly functionId: string; readonly region?: string | undefined } | undefined;
}

interface Headers {
  readonly regex?: string;
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export interface HostingFile {
  readonly hosting: { readonly rewrites: readonly Rewrite[]; readonly headers?: readonly Headers[] };
}

/** The TTL policies in firestore.indexes.json. */
export interface IndexFile {
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

/** A file of dist to upload. */
export interface BuiltFile {
  readonly path: string;
  /** Gzipped if text. */
  readonly bytes: number;
  /** Pages only. */
  readonly html?: string | undefined;
}

export interface Finding {
  /** Kebab-case, the same for all findings of a kind. */
  readonly name: string;
  readonly problem: string;
  readonly remedy: string;
  /** A note does not stop a deployment. */
  readonly isNote?: boolean;
}

/** Formats findings, notes last. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings
    .toSorted((one, other) => Number(one.isNote ?? false) - Number(other.isNote ?? false))
    .map(
      ({ name, problem, remedy, isNote }) =>
        `${isNote ? 'note' : 'STOP'}  ${name}\n      ${problem}\n      ${remedy}`,
    )
    .join('\n');
}

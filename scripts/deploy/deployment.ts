import type { ServiceAccount } from '../../functions/src/platform/service-accounts.ts';
import type { brandProblems } from '../../src/config/local-site.ts';

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

/** Everything known about a deployment before it starts. */
export interface Deployment {
  readonly project: string;
  /** Lines of `git status --porcelain`. */
  readonly changed: readonly string[];
  /** True if all tests passed for this commit (scripts/test/tested-commit.ts). */
  readonly isTested: boolean;
  /** Variables of the build, including SITE_URL. */
  readonly site: Variables;
  /** Values given for the functions' parameters. */
  readonly parameters: Variables;
  readonly brand: Parameters<typeof brandProblems>[0];
  readonly config: HostingFile;
  readonly indexes: IndexFile;
  readonly manifest: Manifest;
  /** Service accounts of the functions. */
  readonly accounts: readonly ServiceAccount[];
  /** The files firestore.rules and storage.rules. */
  readonly rules: { readonly firestore: string; readonly storage: string };
  /** Paths of files to upload that contain a private key. */
  readonly withKeys: readonly string[];
  /** Paths in the folder functions. */
  readonly uploaded: readonly string[];
  /** Differences of the lockfiles from their package.json, in npm's words. */
  readonly lockfileProblems: readonly string[];
  /** Deployed packages with known vulnerabilities of high severity; null if the registry did not answer. */
  readonly vulnerable: number | null;
  /** Empty without a build. */
  readonly dist: readonly BuiltFile[];
  /** A source of the pages that was changed after they were built. */
  readonly changedSince: string | undefined;
  /** Ids of Firebase projects that the built scripts talk to. */
  readonly builtFor: readonly string[];
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
  const sorted = [...findings].sort(
    (one, other) => Number(one.isNote ?? false) - Number(other.isNote ?? false),
  );
  return sorted
    .map(
      ({ name, problem, remedy, isNote }) =>
        `${isNote ? 'note' : 'STOP'}  ${name}\n      ${problem}\n      ${remedy}`,
    )
    .join('\n');
}

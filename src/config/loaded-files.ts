/** Reads from the built scripts which files load together with a lazy part. */

/** A bundled file as Vite's plugins see it. */
interface BundledFile {
  readonly type: string;
  /** Files that it cannot run without. */
  readonly imports?: readonly string[];
}

type Bundle = Readonly<Record<string, BundledFile>>;

/**
 * Vite lists, in every file that loads parts later, all files of each part, so that the browser asks for them at once.
 * Most of them are there by then, because the file with the list needs them itself; their names, which do not compress,
 * were a twentieth of the first step's scripts.
 */
export function leaveOutLoadedFiles() {
  let bundle: Bundle = {};
  return {
    name: 'leave-out-loaded-files',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (part: string, files: readonly string[], { hostId }: { hostId: string }) =>
            filesToList(part, files, filesWith(hostId, bundle)),
        },
      },
    }),
    generateBundle: {
      order: 'pre' as const,
      handler: (_options: unknown, output: Bundle) => {
        bundle = output;
      },
    },
  };
}

/** Files still to preload; a part without imports needs no list. */
export function filesToList(part: string, files: readonly string[], loaded: ReadonlySet<string>): string[] {
  const wanted = files.filter((file) => !loaded.has(file));
  return wanted.length === 1 && wanted[0] === part ? [] : wanted;
}

/** A file, and all that have to be there before it runs. */
export function filesWith(file: string, bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(bundle[next]?.imports ?? []));
  }
  return found;
}

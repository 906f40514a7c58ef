/** Records and pages that a build leaves out and names, so that one bad record never stops the site. */

/** Name of the published file that lists them, which scripts and panel read. */
export const LEFT_OUT_FILE = 'left-out.json';

/** A record or page that is not on the site. */
export interface LeftOut {
  /** Such as 'show "CES" (/shows/ces-las-vegas)'. */
  readonly what: string;
  readonly why: string;
}

interface BuildState {
  /** Names of records by the path of their page. */
  readonly names: Map<string, string>;
  /** Reasons by path. */
  readonly pages: Map<string, string>;
  readonly records: LeftOut[];
  /** Paths of pages without content, such as the list of no projects. */
  readonly empty: Set<string>;
}

const KEY = Symbol.for('booth-studio.left-out');

/** Astro bundles the pages, so they and the integrations have separate copies of this module. */
const shared = globalThis as { [KEY]?: BuildState };
shared[KEY] ??= { names: new Map(), pages: new Map(), records: [], empty: new Set() };
const state = shared[KEY];

/** Names the record that a page is about. */
export function namePage(path: string, name: string): void {
  state.names.set(path, name);
}

/** Leaves out the page at a path such as '/shows/ces-las-vegas', its record, and links to it. */
export function leaveOutPage(path: string, error: unknown): void {
  state.pages.set(path, error instanceof Error ? error.message : String(error));
}

/** Reports a record that is in none of the pages. */
export function reportRecord(record: LeftOut): void {
  state.records.push(record);
}

export function isLeftOut(path: string): boolean {
  return state.pages.has(path);
}

/** Notes a page that the site does not have because there is nothing to say in it. */
export function noteEmptyPage(path: string): void {
  state.empty.add(path);
}

/** True if the site has no page at this path: it was left out, or is empty. */
export function isMissing(path: string): boolean {
  return state.empty.has(path) || isLeftOut(path);
}

/** Returns all that this build has left out so far. */
export function allLeftOut(): LeftOut[] {
  const pages = [...state.pages].map(([path, why]) => {
    const name = state.names.get(path);
    return { what: name ? `${name} (${path})` : path, why };
  });
  return [...state.records, ...pages];
}

/** Returns the counted list for people, a line for each; empty if there is nothing. */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return '';
  // A line each, since GitHub Actions runs commands that start a line
  const lines = leftOut.map(({ what, why }) => `  ${what}: ${why}`.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' '));
  return `${leftOut.length} left out of the pages:\n${lines.join('\n')}`;
}

import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import {
  allLeftOut,
  isLeftOut,
  LEFT_OUT_FILE,
  leaveOutPage,
  leftOutText,
  noteEmptyPage,
} from './left-out.ts';
import { leanPolicy } from './page-policy.ts';

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

/** Pages and social cards of a single record. */
const OF_RECORD = /^\/(?:designs|projects|shows|og)\//;
/** Pages that the site can do without. */
const OPTIONAL = /^\/(?:projects$|(?:designs|projects|shows|og|booths|cities)\/)/;

/** Scripts that are files. A browser jumps to a page's section only after those without `async`. */
const MODULE_FILE = /(?<=<script type="module") (?=src=)/g;

/** Maximum bytes of a file's name. */
const MAX_NAME = 255;

/**
 * Renders the pages with lean policies, and leaves out the ones that fail. The build fails only if a page fails that
 * the site needs. Writes LEFT_OUT_FILE.
 */
export function prerenderPages(): AstroIntegration {
  let origin = '';
  return {
    name: 'prerender-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ?? '';
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((standard) => leavingOut(standard, origin));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const leftOut = allLeftOut();
        await writeFile(new URL(LEFT_OUT_FILE, dir), JSON.stringify(leftOut));
        if (leftOut.length > 0) logger.warn(leftOutText(leftOut));
      },
    },
  };
}

/** Renders everything before Astro asks for the first page: only then is it known which links would be dead. */
function leavingOut(standard: AstroPrerenderer, origin: string): AstroPrerenderer {
  let rendered: ReadonlyMap<string, Rendered>;
  return {
    ...standard,
    getStaticPaths: async () => {
      const paths = await standard.getStaticPaths();
      rendered = await renderAll(standard, paths, origin);
      return paths.filter((path) => rendered.has(urlPath(path)));
    },
    render: async (request) => {
      const path = new URL(request.url).pathname;
      const page = rendered.get(path);
      if (!page) throw new Error(`${path} was not rendered`);
      return new Response(page.body, { headers: page.headers });
    },
  };
}

interface Rendered {
  readonly body: string | ArrayBuffer;
  readonly headers: Headers;
}

/**
 * Renders until all remaining pages succeed. A bad record can also break pages that only mention it, so the pages of
 * records are left out first, and the remaining pages get another try without them.
 */
async function renderAll(standard: AstroPrerenderer, paths: readonly Path[], origin: string) {
  for (;;) {
    const rendered = new Map<string, Rendered>();
    const failures: { pathname: string; error: unknown }[] = [];
    for (const path of paths) {
      const { pathname } = path;
      if (isLeftOut(pathname)) continue;
      try {
        const page = await renderPath(standard, path, origin);
        if (page) rendered.set(urlPath(path), page);
      } catch (error) {
        failures.push({ pathname, error });
      }
    }
    if (failures.length === 0) return rendered;
    const ofRecords = failures.filter(({ pathname }) => OF_RECORD.test(pathname));
    for (const { pathname, error } of ofRecords.length > 0 ? ofRecords : failures) {
      if (!OPTIONAL.test(pathname)) throw error;
      leaveOutPage(pathname, error);
    }
  }
}

/** Renders one path; null if the page answers without a body, since its record was left out. */
async function renderPath(standard: AstroPrerenderer, path: Path, origin: string): Promise<Rendered | null> {
  const { pathname, route } = path;
  const url = urlPath(path);
  if (Buffer.byteLength(basename(url)) > MAX_NAME) throw new Error('The name of its file is too long');
  const result = await standard.render(new Request(new URL(url, origin)), { routeData: route });
  const response = result instanceof Response ? result : result.response;
  const { body, headers, status } = response;
  if (!body) {
    noteEmptyPage(pathname);
    return null;
  }
  if (status >= 500) throw new Error(`It answered ${status}`);
  if (route.type !== 'page') return { body: await response.arrayBuffer(), headers };
  const page = (await response.text()).replace(MODULE_FILE, ' async ');
  return { body: leanPolicy(page, pathname), headers };
}

/** Returns the path of Astro's request for a page: the file's. */
function urlPath({ pathname, route }: Path): string {
  const path = route.type === 'page' ? `${pathname === '/' ? '/index' : pathname}.html` : pathname;
  return new URL(path, 'http://localhost').pathname;
}

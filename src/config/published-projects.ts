/** Reads the details of all published projects when the site is built. */
import * as z from 'zod/mini';

/** Requests at once: a local emulator starts a process for each. */
const AT_ONCE = 4;

/** A project as its card shows it. */
const summary = z.object({ id: z.string(), picture: z.unknown() });
const listAnswer = z.object({ reference_projects: z.array(z.unknown()) });
const projectAnswer = z.object({ project: z.unknown() });

/** Returns the JSON at a path, or null for a 404. Throws if there is no other answer. */
export type ReadJson = (path: string) => Promise<unknown>;

/**
 * Returns all projects with their details, in order, without those that were deleted meanwhile.
 * @param listed the projects of /api/content. A server of a former release lists whole ones, which are all.
 */
export async function readWholeProjects(
  listed: readonly unknown[],
  readJson: ReadJson,
): Promise<readonly unknown[]> {
  if (!listed.some((project) => summary.safeParse(project).success)) return listed;
  const all = listAnswer
    .parse(await readJson('/api/projects'))
    .reference_projects.map((project) => summary.parse(project).id);
  const whole: unknown[] = new Array(all.length).fill(null);
  const rest = all.entries();
  async function readRest() {
    for (const [index, id] of rest) whole[index] = await readJson(`/api/projects/${encodeURIComponent(id)}`);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readRest));
  return whole.flatMap((answer) => (answer === null ? [] : [projectAnswer.parse(answer).project]));
}

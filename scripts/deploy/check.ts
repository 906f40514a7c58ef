import { isDemoProject, isThisMachine, namesExample } from '../../src/config/local-site.ts';
import { parameterProblems } from '../../src/config/parameters.ts';
import type { Deployment } from './read-deployment.ts';

const PARAMETERS = 'functions/.env or functions/.env.<project id>';

/** Finds faults that would go live without a warning from the Firebase tool or the site's build, with their remedies. */
export function checkDeployment(deployment: Deployment): string[] {
  const { changed, project, pagesProject, manifest, parameters } = deployment;
  const problems: string[] = [];
  if (changed.length > 0) {
    const files = changed.slice(0, 5).join(', ') + (changed.length > 5 ? ', …' : '');
    problems.push(
      `Uncommitted changes would be deployed: ${files}. Commit or revert them, so that everyone knows what is live and can go back to it.`,
    );
  }
  const settings = 'Put its settings into .env or .env.<project id> (.env.example, docs/operate.md).';
  if (isDemoProject(project) || isDemoProject(pagesProject))
    problems.push(`The settings belong to an emulated project. ${settings}`);
  else if (pagesProject !== '' && pagesProject !== project)
    problems.push(
      `The pages are for the project ${pagesProject}, the deployment is for ${project}. ${settings}`,
    );
  for (const { name, type, default: fallback } of manifest.params) {
    const value = parameters[name]?.trim() ?? '';
    const remedy = `Put the real one into ${PARAMETERS}.`;
    if (value === '' && type !== 'secret' && fallback === undefined)
      problems.push(`The parameter ${name} is not set. ${remedy}`);
    else if (isThisMachine(URL.parse(value)?.hostname ?? '') || namesExample(value))
      problems.push(`The parameter ${name} is still an example: ${value}. ${remedy}`);
  }
  for (const problem of parameterProblems(parameters))
    problems.push(`${problem} Correct it in ${PARAMETERS}.`);
  for (const name of Object.keys(parameters))
    if (!manifest.params.some((known) => known.name === name))
      problems.push(
        `There is no parameter ${name}. Correct its name in ${PARAMETERS}, or delete it; functions/.env.example has all names.`,
      );
  return problems;
}

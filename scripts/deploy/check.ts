import { isDemoProject, isThisMachine, namesExample } from '../../src/config/local-site.ts';
import { parameterProblems } from '../../src/config/parameters.ts';
import type { Finding } from './deployment.ts';
import type { Deployment } from './read-deployment.ts';

const PARAMETERS = 'functions/.env or functions/.env.<project id>';

/** Finds faults that would go live without a warning from the Firebase tool or the site's build. */
export function checkDeployment(deployment: Deployment): Finding[] {
  return [...checkTree(deployment), ...checkProject(deployment), ...checkParameters(deployment)];
}

function checkTree({ changed }: Pick<Deployment, 'changed'>): Finding[] {
  if (changed.length === 0) return [];
  const more = changed.length > 5 ? ', …' : '';
  const problem = `Uncommitted changes would be deployed: ${changed.slice(0, 5).join(', ')}${more}.`;
  const remedy = 'Commit or revert them, so that everyone knows what is live and can go back to it.';
  return [{ name: 'tree-changed', problem, remedy }];
}

function checkProject({ project, pagesProject }: Pick<Deployment, 'project' | 'pagesProject'>): Finding[] {
  const remedy = 'Put its settings into .env or .env.<project id> (.env.example, docs/operate.md).';
  if (isDemoProject(project) || isDemoProject(pagesProject))
    return [{ name: 'project-emulated', problem: 'The settings belong to an emulated project.', remedy }];
  if (pagesProject === '' || pagesProject === project) return [];
  const problem = `The pages are for the project ${pagesProject}, the deployment is for ${project}.`;
  return [{ name: 'project-differs', problem, remedy }];
}

function checkParameters({ manifest, parameters }: Pick<Deployment, 'manifest' | 'parameters'>): Finding[] {
  const remedy = `Put the real one into ${PARAMETERS}.`;
  const findings = manifest.params.flatMap(({ name, type, default: fallback }): Finding[] => {
    const value = parameters[name]?.trim() ?? '';
    if (value === '' && type !== 'secret' && fallback === undefined)
      return [{ name: 'parameter-missing', problem: `The parameter ${name} is not set.`, remedy }];
    const isLocal = isThisMachine(URL.parse(value)?.hostname ?? '');
    if (!isLocal && !namesExample(value)) return [];
    const problem = `The parameter ${name} is still an example: ${value}.`;
    return [{ name: 'parameter-example', problem, remedy }];
  });
  const unusable = parameterProblems(parameters).map((problem) => ({
    name: 'parameter-unusable',
    problem,
    remedy: `Correct it in ${PARAMETERS}.`,
  }));
  const unknown = Object.keys(parameters)
    .filter((name) => !manifest.params.some((known) => known.name === name))
    .map((name) => ({
      name: 'parameter-unknown',
      problem: `There is no parameter ${name}.`,
      remedy: `Correct its name in ${PARAMETERS}, or delete it; functions/.env.example has all names.`,
    }));
  return [...findings, ...unusable, ...unknown];
}

import { firebaseSettings } from '../../src/config/firebase.ts';
import { brandProblems, isDemoProject, isThisMachine, namesExample } from '../../src/config/local-site.ts';
import { parameterProblems } from '../../src/config/parameters.ts';
import type { Finding } from './deployment.ts';
import type { Deployment } from './read-deployment.ts';

type Settings = Pick<Deployment, 'project' | 'site' | 'parameters' | 'brand' | 'manifest'>;

const PARAMETERS = 'functions/.env or functions/.env.<project id>';

/** Finds settings that are missing, local, another project's, or still the examples. */
export function checkSettings(deployment: Settings): Finding[] {
  return [
    ...checkParameters(deployment),
    ...parameterProblems(deployment.parameters).map((problem) => ({
      name: 'parameter-unusable',
      problem,
      remedy: `Correct it in ${PARAMETERS}.`,
    })),
    ...checkAddress(deployment),
    ...checkPublic(deployment),
    ...brandProblems(deployment.brand).map((problem) => ({
      name: 'brand-example',
      problem: `In the brand, ${problem}.`,
      remedy: "Put the company's own into src/config/brand.ts.",
    })),
  ];
}

function checkParameters({ manifest, parameters }: Settings): Finding[] {
  return manifest.params.flatMap(({ name, type, default: fallback }) => {
    const value = parameters[name]?.trim() ?? '';
    if (value === '' && type !== 'secret' && fallback === undefined) {
      const problem = `The parameter ${name} is not set, and has no default.`;
      return { name: 'parameter-missing', problem, remedy: `Put it into ${PARAMETERS}.` };
    }
    if (!namesExample(value)) return [];
    const problem = `The parameter ${name} is still an example: ${value}.`;
    return { name: 'parameter-example', problem, remedy: `Put the real one into ${PARAMETERS}.` };
  });
}

function checkAddress({ site, parameters }: Settings): Finding[] {
  const remedy = `Put the public address (https://…) into ${PARAMETERS}, and nowhere else.`;
  const [address, linked] = [site['SITE_URL']?.trim() ?? '', parameters['SITE_URL']?.trim() ?? ''];
  const url = URL.parse(address);
  const findings: Finding[] = [];
  if (address !== '' && (url?.protocol !== 'https:' || isThisMachine(url.hostname))) {
    findings.push({
      name: 'address-local',
      problem: `SITE_URL is not a public address: ${address}.`,
      remedy,
    });
  }
  if (linked !== '' && url && URL.parse(linked)?.origin !== url.origin) {
    const problem = `The pages are for ${address}, links in mails lead to ${linked}.`;
    findings.push({ name: 'address-differs', problem, remedy });
  }
  return findings;
}

function checkPublic({ project, site }: Settings): Finding[] {
  const remedy = 'Put them into .env or .env.<project id> (.env.example, docs/build.md).';
  const findings: Finding[] = [];
  try {
    firebaseSettings(site);
  } catch (error) {
    const problem = `Settings of the pages are missing or wrong. ${(error as Error).message.split('\n').slice(1, -3).join(', ').trim()}`;
    findings.push({ name: 'public-missing', problem, remedy });
  }
  const named = site['PUBLIC_FIREBASE_PROJECT_ID']?.trim() ?? '';
  if (site['PUBLIC_FIREBASE_AUTH_EMULATOR'] || isDemoProject(project) || isDemoProject(named)) {
    const problem = 'The settings are those of an emulated project.';
    findings.push({ name: 'public-emulated', problem, remedy });
  } else if (named !== '' && named !== project) {
    const problem = `The pages are for the project ${named}, the deployment is for ${project}.`;
    findings.push({ name: 'project-differs', problem, remedy });
  }
  return findings;
}

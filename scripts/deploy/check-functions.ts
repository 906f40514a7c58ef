import { REGION } from '../../src/config/region.ts';
import type { Deployment, Endpoint } from './deployment.ts';
import type { Finding } from './finding.ts';

/** Secret that the mail queues need; without it every mail waits until it expires. */
const MAIL_SECRET = 'SMTP_URL';

/** Finds faults in the functions' manifest and in the rewrites to them. */
export function checkFunctions({ manifest, config }: Pick<Deployment, 'manifest' | 'config'>): Finding[] {
  const endpoints = Object.entries(manifest.endpoints);
  return [
    ...endpoints.flatMap(([name, endpoint]) => checkEndpoint(name, endpoint)),
    ...config.hosting.rewrites.flatMap(({ source = '', function: target }) => {
      if (!target) return [];
      const { functionId, region } = target;
      return checkRewrite(source, functionId, region, manifest.endpoints[functionId]);
    }),
  ];
}

function checkEndpoint(name: string, endpoint: Endpoint): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: string, problem: string, remedy: string) =>
    findings.push({ name: kind, problem: `The function ${name} ${problem}.`, remedy });

  const region = endpoint.region?.join(', ') ?? '';
  if (region !== REGION) {
    add(
      'region-differs',
      `is in ${region || 'no named region'}`,
      'Give it the region of src/config/region.ts.',
    );
  }
  if (!endpoint.maxInstances) {
    add('instances-unbounded', 'may have any number of instances, and cost as much', 'Give it maxInstances.');
  }
  if (endpoint.httpsTrigger && !endpoint.availableMemoryMb) {
    add('memory-missing', 'answers the public in whatever memory is usual', 'Give it memory.');
  }
  const secrets = endpoint.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
  if (endpoint.taskQueueTrigger && !secrets.includes(MAIL_SECRET)) {
    add('secret-missing', `delivers mail without ${MAIL_SECRET}`, `Add ${MAIL_SECRET} to its secrets.`);
  }
  return findings;
}

function checkRewrite(
  source: string,
  functionId: string,
  region: string | undefined,
  endpoint: Endpoint | undefined,
): Finding[] {
  if (!endpoint?.httpsTrigger) {
    const problem = `${source} leads to ${functionId}, which is no function that answers requests.`;
    return [{ name: 'rewrite-lost', problem, remedy: 'Correct the rewrite in firebase.json.' }];
  }
  if (region === endpoint.region?.[0]) return [];
  const problem = `${source} looks for ${functionId} in ${region ?? 'no region'}; it is in ${endpoint.region?.join(', ')}.`;
  return [
    { name: 'rewrite-region', problem, remedy: 'Give firebase.json the region of src/config/region.ts.' },
  ];
}

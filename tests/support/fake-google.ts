/**
 * A stand-in for the Google APIs that the Firebase tool calls. All are resources by path (https://google.aip.dev/121):
 * what is created, changed and deleted here can be read again. Operations finish immediately.
 * | It cannot know if the real services can compile the rules, build the functions, or have quota left, nor when
 * granted roles take effect. `refuse` makes a call fail as they would.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Resource = Record<string, unknown>;

interface Call {
  readonly method: string;
  /** Without the API's version: `projects/acme/rulesets`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Resource;
  readonly bytes: Buffer;
}

type Answer = readonly [status: number, body: Resource];

export interface FakeGoogle {
  /** Variables that send the Firebase tool here instead of to Google. */
  readonly environment: Readonly<Record<string, string>>;
  /** Successful calls that changed something, in order: `POST projects/acme/rulesets`. */
  readonly writes: string[];
  /** Uploaded files, in order. */
  readonly uploads: Buffer[];
  readonly resources: Map<string, Resource>;
  /** Answers matching calls (`GET projects/acme/releases`) with 403 from now on; null stops that. */
  refuse(calls: RegExp | null): void;
  close(): void;
}

const NUMBER = '123456789012';

/** Starts the APIs with a project as created by deploy/create-project.sh, and the functions' secrets. */
export async function startFakeGoogle(project: string): Promise<FakeGoogle> {
  const resources = newProject(project);
  const writes: string[] = [];
  const uploads: Buffer[] = [];
  let refused: RegExp | null = null;
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    if (call.path.startsWith('uploads/')) uploads.push(call.bytes);
    const isNew = call.method === 'POST' && !call.path.includes(':');
    const line = `${call.method} ${isNew ? nameOf(call, resources.size) : call.path}`;
    const [status, body] = refused?.test(line)
      ? failure(403, 'The caller does not have permission')
      : answerTo(call, resources, `http://${request.headers.host}`);
    if (status === 200 && call.method !== 'GET' && !QUESTION.test(call.path)) writes.push(line);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    environment: environmentFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    writes,
    uploads,
    resources,
    refuse: (calls) => {
      refused = calls;
    },
    close: () => server.close(),
  };
}

/** Variables of the Firebase tool for the APIs that a release calls. A call to another fails, for want of an account. */
const APIS = [
  ...'ARTIFACT_REGISTRY_DOMAIN CLOUD_RUN_API_URL CLOUD_RUN_URL CLOUD_SECRET_MANAGER_URL'.split(' '),
  ...'COMPUTE_URL EVENTARC_URL FIRESTORE_URL'.split(' '),
  ...[
    ...'API CLOUDBILLING CLOUDBUILD CLOUDSCHEDULER CLOUD_TAKS EXT FIREBASESTORAGE FUNCTIONS'.split(' '),
    ...'FUNCTIONS_V2 HOSTING_API IAM IDENTITY PUBSUB RESOURCEMANAGER RULES RUNTIMECONFIG'.split(' '),
    ...'SERVICE_USAGE STORAGE TOKEN'.split(' '),
  ].map((name) => `FIREBASE_${name}_URL`),
];

function environmentFor(origin: string): Record<string, string> {
  return { ...Object.fromEntries(APIS.map((name) => [name, origin])), FIREBASE_TOKEN: 'token' };
}

function newProject(project: string): Map<string, Resource> {
  const root = `projects/${project}`;
  const storageBucket = `${project}.firebasestorage.app`;
  return new Map<string, Resource>(
    Object.entries({
      [root]: {
        projectId: project,
        projectNumber: NUMBER,
        resources: { hostingSite: project, storageBucket },
      },
      [`${root}/adminSdkConfig`]: { projectId: project, storageBucket },
      [`${root}/billingInfo`]: { billingEnabled: true },
      [`${root}/config`]: {},
      [`${root}/databases/(default)`]: { type: 'FIRESTORE_NATIVE' },
      [`${root}/defaultBucket`]: { bucket: { name: `${root}/buckets/${storageBucket}` } },
      ...secretResource(`${root}/secrets/SMTP_URL`),
      ...secretResource(`${root}/secrets/CALENDAR_KEY`),
      [`${root}/sites/${project}`]: { defaultUrl: `https://${project}.web.app` },
      [`compute/v1/projects/${NUMBER}`]: {
        defaultServiceAccount: `${NUMBER}-compute@developer.gserviceaccount.com`,
      },
    }),
  );
}

function secretResource(name: string): Record<string, Resource> {
  return { [name]: { name }, [`${name}/versions/latest`]: { name: `${name}/versions/1`, state: 'ENABLED' } };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google');
  const bytes = await buffer(request);
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname).replace(/^\/(admin\/)?(v\d\w*\/)?/, ''),
    query: searchParams,
    // Uploads are compressed
    body: bytes.toString('utf8', 0, 1) === '{' ? (JSON.parse(bytes.toString()) as Resource) : {},
    bytes,
  };
}

function failure(code: number, message: string): Answer {
  const status = { 400: 'INVALID_ARGUMENT', 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND' }[code];
  return [code, { error: { code, message, status } }];
}

/** Calls that change nothing although they are not GETs. */
const QUESTION = /:(testIamPermissions|getIamPolicy|test|generateUploadUrl)$|^oauth2\//;

/** Resources that change through operations. */
const SLOW = /\/(functions|fields|indexes|repositories)\/[^/]+$/;

function answerTo(call: Call, resources: Map<string, Resource>, origin: string): Answer {
  const special = answerVerb(call, resources, origin) ?? answerPath(call, resources);
  if (special) return special;
  const { method, path, body } = call;
  const name = method === 'POST' ? nameOf(call, resources.size) : path;
  const before = resources.get(name);
  if (method === 'GET' && before) return [200, before];
  if (method === 'GET' && path.split('/').length % 2 === 1) return [200, list(path, resources)];
  const isNew = method === 'POST' || name.includes('/fields/');
  if (!before && !isNew) return failure(404, `${path} not found`);
  if (method === 'DELETE') {
    resources.delete(name);
    return [200, SLOW.test(name) ? { name: `operations/${name}`, done: true } : {}];
  }
  const given = (body['release'] ?? body) as Resource;
  const account = /"serviceAccountEmail":"([^"]*)"/.exec(JSON.stringify(given))?.[1];
  if (account && !isAddress(account)) return failure(400, `Invalid service account (${account}).`);
  const own = { createTime: '2026-11-24T00:00:00Z', ...(name.includes('/jobs/') && { state: 'ENABLED' }) };
  const after = { ...own, ...before, ...given, name };
  resources.set(name, /\/functions\//.test(name) ? asFunction(after, resources, origin) : after);
  return [200, SLOW.test(name) ? { name: `operations/${name}`, done: true } : after];
}

/** Calls with a verb: `projects/acme:testIamPermissions`. */
function answerVerb(
  { path, body }: Call,
  resources: Map<string, Resource>,
  origin: string,
): Answer | undefined {
  const [, name = path, verb] = /^(.*):(\w+)$/.exec(path) ?? [];
  switch (verb) {
    case 'testIamPermissions':
      return [200, { permissions: body['permissions'] }];
    case 'getIamPolicy':
      return [200, resources.get(`${name}:policy`) ?? { bindings: [] }];
    case 'setIamPolicy':
      return setPolicy(name, body['policy'] as Policy, resources);
    case 'test':
      return [200, { issues: [] }];
    case 'generateUploadUrl':
      return [200, { uploadUrl: `${origin}/uploads/source`, storageSource: { object: 'source.zip' } }];
    case 'run':
      resources.set(name, { ...resources.get(name), lastAttemptTime: new Date().toISOString() });
      return [200, {}];
    case 'generateServiceIdentity':
      return [200, { done: true }];
    case 'populateFiles':
      resources.set(name, { ...resources.get(name), ...body });
      return [
        200,
        { uploadUrl: `${origin}/uploads`, uploadRequiredHashes: Object.values(body['files'] as object) },
      ];
    default:
      return undefined;
  }
}

interface Policy extends Resource {
  readonly bindings: readonly { readonly members: readonly string[] }[];
}

function setPolicy(name: string, policy: Policy, resources: Map<string, Resource>): Answer {
  const wrong = policy.bindings
    .flatMap(({ members }) => members)
    .find((member) => member !== 'allUsers' && !isAddress(member.replace('serviceAccount:', '')));
  if (wrong) return failure(400, `Invalid service account (${wrong}).`);
  resources.set(`${name}:policy`, policy);
  return [200, policy];
}

function isAddress(text: string): boolean {
  return /^[\w-]+@[\w.-]+\.com$/.test(text);
}

/** Answers paths that are not resources of a project. */
function answerPath({ method, path, query }: Call, resources: Map<string, Resource>): Answer | undefined {
  if (path === 'oauth2/v3/token') return [200, { access_token: 'token', expires_in: 3600 }];
  if (path.startsWith('operations/'))
    return [200, { name: path, done: true, response: resources.get(path.slice('operations/'.length)) ?? {} }];
  if (path.startsWith('uploads/')) return [200, {}];
  // For a function called without a token
  if (path.startsWith('run/')) return failure(400, 'Bad Request');
  // There are no functions of the first generation
  if (method === 'GET' && path.endsWith('/functions') && !query.has('filter')) return [200, {}];
  if (method === 'GET' && /\/services\/[\w.]+$/.test(path)) return [200, { state: 'ENABLED' }];
  if (path.endsWith('/channels/live/releases')) {
    resources.set(path, { version: query.get('versionName') });
    return [200, {}];
  }
  return undefined;
}

/** Name of a new resource: the request's, or a generated one. */
function nameOf({ path, query, body: { name } }: Call, count: number): string {
  const id = [...query].find(([key]) => key.endsWith('Id'))?.[1];
  if (typeof name === 'string' && name.startsWith(`${path}/`)) return name;
  return `${path}/${id ?? count}`;
}

/** Members of a collection; a `-` in its path stands for any name. */
function list(path: string, resources: Map<string, Resource>): Resource {
  const parts = path.split('/');
  const members = [...resources].filter(([name]) => {
    const own = name.split('/');
    const isMember = own.length === parts.length + 1 || path.endsWith('/releases');
    return isMember && parts.every((part, index) => part === '-' || part === own[index]);
  });
  return { [parts.at(-1) ?? '']: members.map(([, resource]) => resource) };
}

/** Returns a function as the service shows it once it is built; the first build creates the repository of images. */
function asFunction(resource: Resource, resources: Map<string, Resource>, origin: string): Resource {
  const name = String(resource['name']);
  const repository = name.replace(/functions\/.*/, 'repositories/gcf-artifacts');
  if (!resources.has(repository)) resources.set(repository, { name: repository });
  const uri = `${origin}/run/${name.split('/').at(-1)}`;
  const service = name.replace('/functions/', '/services/');
  const serviceConfig = { ...(resource['serviceConfig'] as Resource), uri, service };
  return { ...resource, state: 'ACTIVE', environment: 'GEN_2', url: uri, serviceConfig };
}

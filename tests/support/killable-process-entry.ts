/**
 * A process that a test can kill. It runs the product's source for any number of projects, on the database in
 * FIRESTORE_EMULATOR_HOST. It answers API requests at `/<project>/api/...`, and delivers a mail at
 * `/<project>/deliver/<mail id>/<port of the mail server>`. Its clock stands at NOW.
 */
import { createServer, type RequestListener } from 'node:http';
import { createRequire, flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createApi } from '../../functions/src/api.ts';
import type { ApiDependencies } from '../../functions/src/http/serve.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { smtpMailer } from '../../functions/src/mail/mailer.ts';
import { defaultBucket } from '../../functions/src/platform/firebase.ts';

const requireOfFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
const { initializeApp } = requireOfFunctions('firebase-admin/app') as typeof import('firebase-admin/app');
const { getFirestore } = requireOfFunctions(
  'firebase-admin/firestore',
) as typeof import('firebase-admin/firestore');

const settings = JSON.parse(process.env['SETTINGS'] ?? '') as ApiDependencies['settings'];
const clock = () => new Date(process.env['NOW'] ?? '');

type Project = ApiDependencies & { readonly api: RequestListener };
const projects = new Map<string, Project>();

function projectNamed(projectId: string): Project {
  const known = projects.get(projectId);
  if (known) return known;
  const dependencies = {
    db: getFirestore(initializeApp({ projectId }, projectId)),
    bucket: defaultBucket,
    clock,
    settings,
    calendarKey: () => '',
    admins: () => new Set<string>(),
  };
  const project = { ...dependencies, api: createApi(dependencies) };
  projects.set(projectId, project);
  return project;
}

function deliver({ db }: Project, mailId: string, port: string): Promise<Date | null> {
  const { siteUrl, mailFrom, teamEmail } = settings;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: mailFrom, siteUrl });
  const limits = { maxAttempts: 5, pauses: settings.mailPauses, enqueue: async () => undefined };
  return deliverMail({ db, timeOf: clock, mailer, team: { teamEmail, siteUrl }, ...limits }, mailId);
}

const server = createServer((request, response) => {
  const [, projectId = '', ...path] = (request.url ?? '').split('/');
  const project = projectNamed(projectId);
  if (path[0] === 'deliver') {
    deliver(project, path[1] ?? '', path[2] ?? '').then(
      () => response.writeHead(204).end(),
      () => response.writeHead(503).end(),
    );
    return;
  }
  request.url = `/${path.join('/')}`;
  project.api(request, response);
});
server.listen(0, '127.0.0.1', () => {
  // A killed process leaves nothing for the next one
  flushCompileCache();
  process.send?.((server.address() as AddressInfo).port);
});

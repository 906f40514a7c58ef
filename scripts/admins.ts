/**
 * Who is an administrator: `npm run admins -- list` and `npm run admins -- revoke <email>`.
 *
 * With `--local` it works on the stack of `npm start`, with `--project <id>` on a real project and this machine's
 * Google credentials; without either on what the environment names (FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT).
 */
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { listAdmins, revokeAdmin } from './admins/manage-admins.ts';
import { stackAddresses, stackEnvironment } from './stack/addresses.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'Usage: npm run admins -- list | revoke <email>   [--local | --project <id>]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { local: { type: 'boolean' }, project: { type: 'string' } },
    });
  } catch {
    throw new ExpectedError(USAGE);
  }
}

await runScript(async () => {
  const { values, positionals } = readArguments();
  const [command, email, ...more] = positionals;
  const isCommand = (command === 'list' && !email) || (command === 'revoke' && email && more.length === 0);
  if (!isCommand) throw new ExpectedError(USAGE);

  if (values.local) Object.assign(process.env, stackEnvironment(stackAddresses(0)));
  const projectId = values.project ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT;
  if (!projectId) throw new ExpectedError(`Say which project: --local or --project <id>.\n${USAGE}`);

  const app = initializeApp({ projectId });
  try {
    const auth = getAuth(app);
    if (email) {
      const { email: revoked } = await revokeAdmin({ auth, db: getFirestore(app) }, email);
      console.log(`${revoked} is no administrator any more and is signed out everywhere.`);
      console.log(
        'Take the address off ADMIN_EMAILS too: while it is listed, signing in makes it one again.',
      );
    } else {
      const admins = await listAdmins(auth);
      for (const admin of admins) {
        const lastSeen = admin.metadata.lastSignInTime || 'never';
        const state = [admin.emailVerified || 'not verified', !admin.disabled || 'disabled'];
        const remarks = state.filter((remark) => remark !== true).map((remark) => `, ${remark}`);
        console.log(`${admin.email}  last signed in: ${lastSeen}${remarks.join('')}`);
      }
      if (admins.length === 0) console.log('Nobody has signed in as an administrator.');
    }
  } finally {
    await deleteApp(app);
  }
});

/** Who is an administrator: `npm run admins -- list` and `npm run admins -- revoke <email>`. Options: see on-project.ts. */
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { listAdmins, revokeAdmin } from '../functions/src/access/administrators.ts';
import { onProject, readArguments } from './on-project.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'Usage: npm run admins -- list | revoke <email>   [--local | --project <id>]';

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {});
  const [command, email, ...more] = positionals;
  const isCommand = (command === 'list' && !email) || (command === 'revoke' && email && more.length === 0);
  if (!isCommand) throw new ExpectedError(USAGE);

  await onProject(values, USAGE, async (app) => {
    const auth = getAuth(app);
    if (email) {
      const revoked = await revokeAdmin({ auth, db: getFirestore(app) }, email);
      if (!revoked) throw new ExpectedError(`There is no account with the address ${email}.`);
      console.log(`${revoked.email} is no administrator any more and is signed out everywhere.`);
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
  });
});

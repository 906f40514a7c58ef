/** Prints the roles of the functions' accounts, one per line (`booth-api datastore.user`), for deploy/create-project.sh. */
import { SERVICE_ACCOUNTS } from '../functions/src/platform/service-accounts.ts';

for (const { name, roles } of SERVICE_ACCOUNTS) for (const role of roles) console.log(`${name} ${role}`);

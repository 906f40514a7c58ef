import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, readFirebaseConfig, type StackAddresses, siteEnvironment } from './addresses.ts';
import { DEMO_ADMINS, SPARE_ADMIN_EMAILS } from './demo-admins.ts';

/**
 * Lays out the folder a stack runs from: firebase.json with its ports, the rules, and a functions folder with its
 * parameters. A folder of its own keeps stacks apart: a test run rebuilds its site and functions without disturbing
 * a running `npm start`. The site and functions bundles are built into it by the caller.
 *
 * @param siteUrl the address that links in mails start with
 */
export function prepareStackFolder(stack: StackAddresses, siteUrl: string): void {
  const functions = resolve(stack.folder, 'functions');
  mkdirSync(functions, { recursive: true });
  mkdirSync(resolve(stack.folder, 'dist'), { recursive: true });

  writeFileSync(resolve(stack.folder, 'firebase.json'), JSON.stringify(shiftedConfig(stack), null, 2));
  // For a build of the site into this folder (src/config/build-settings.ts)
  const { SITE_URL: _inFunctions, ...site } = siteEnvironment(stack);
  writeFileSync(resolve(stack.folder, '.env'), dotenv(site));
  for (const file of ['firestore.rules', 'firestore.indexes.json', 'storage.rules']) {
    copyFileSync(resolve(ROOT, file), resolve(stack.folder, file));
  }

  copyFileSync(resolve(ROOT, 'functions/package.json'), resolve(functions, 'package.json'));
  rmSync(resolve(functions, 'node_modules'), { recursive: true, force: true });
  symlinkSync(resolve(ROOT, 'functions/node_modules'), resolve(functions, 'node_modules'));
  // The emulator keeps the defaults of new parameters there, and they would win over what is set now
  rmSync(resolve(functions, '.env.local'), { force: true });
  writeFileSync(resolve(functions, '.env'), functionParameters(stack, siteUrl));
  writeFileSync(resolve(functions, '.secret.local'), `SMTP_URL=${stack.smtpUrl}\n`);
}

/** firebase.json for this stack: every port moved by its offset, folders inside the stack's own. */
function shiftedConfig(stack: StackAddresses): object {
  const config = readFirebaseConfig();
  for (const emulator of Object.values(config.emulators)) {
    if (emulator.port) emulator.port += stack.offset;
    if (emulator.websocketPort) emulator.websocketPort += stack.offset;
  }
  const { predeploy: _predeploy, ignore: _ignore, ...functions } = config.functions;
  return {
    ...config,
    // Function tests keep to projects of their own, which the Firestore emulator would complain about each time.
    emulators: { ...config.emulators, singleProjectMode: stack.offset === 0 },
    functions: { ...functions, source: 'functions' },
    hosting: { ...config.hosting, public: 'dist' },
  };
}

/** The functions' parameters for a local stack, as dotenv text. */
function functionParameters({ offset }: StackAddresses, siteUrl: string): string {
  const admins = DEMO_ADMINS.map(({ email }): string => email);
  const parameters = {
    ADMIN_EMAILS: [...admins, ...(offset === 0 ? [] : SPARE_ADMIN_EMAILS)].join(','),
    SITE_URL: siteUrl,
    MAIL_FROM: 'Booth Studio <hello@booth.example>',
    TEAM_EMAIL: 'team@booth.example',
    // Everybody is 127.0.0.1 here, tests are in a hurry, and there is no proxy whose word counts.
    RATE_LIMIT_PER_HOUR: '100000',
    RATE_LIMIT_TOTAL_PER_HOUR: '100000',
    TRUSTED_PROXIES: '0',
    // The emulator runs several processes at once, which know nothing of each other's edits.
    COPY_SECONDS: '0',
    // A mail catcher that was down comes back within seconds.
    MAIL_RETRY_MIN_SECONDS: '1',
    MAIL_RETRY_MAX_SECONDS: '5',
    // Browser tests take a day each, the panel's have months of their own, and they wait for what is mailed.
    CONFIRM_ABOVE_PER_HOUR: 'off',
    ...(offset === 0 ? {} : { MEETING_HORIZON_DAYS: '3650', UNDO_SECONDS: '0', QUOTE_MAIL_MINUTES: '0' }),
  };
  return dotenv(parameters);
}

function dotenv(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
}

/** `npm run reset`: restores the demo content, at once if the site is running, otherwise at the next start. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadDemoContent, sendDemoProposals } from './prepare-stack.ts';
import { runScript } from './stack/expected-error.ts';
import { isRunning } from './stack/stack.ts';
import { DATA_FOLDER, LOCAL_SITE } from './start.ts';

await runScript(async () => {
  if (await isRunning(LOCAL_SITE)) {
    await loadDemoContent(LOCAL_SITE);
    await fetch(`${LOCAL_SITE.mailUrl}/email/all`, { method: 'DELETE' });
    await sendDemoProposals(LOCAL_SITE);
    console.log(`The running site is back to the demo content: ${LOCAL_SITE.siteUrl}`);
    return;
  }
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  rmSync(resolve(LOCAL_SITE.folder, 'mails'), { recursive: true, force: true });
  console.log('Done: the next npm start loads the demo content.');
});

/** `npm run dev`: Astro's dev server in front of the local backend; functions are rebuilt on every change. */
import { dev } from 'astro';
import { untilInterrupted } from './run-command.ts';
import { siteEnvironment } from './stack/addresses.ts';
import { runScript } from './stack/expected-error.ts';
import { reloadFunctionsOnChange } from './stack/stack.ts';
import { LOCAL_SITE, printAddresses, startLocalSite } from './start.ts';

const { ports, siteUrl: backendUrl } = LOCAL_SITE;
const siteUrl = `http://localhost:${ports.dev}`;

await runScript(async () => {
  Object.assign(process.env, siteEnvironment(LOCAL_SITE), { SITE_URL: siteUrl, CONTENT_URL: backendUrl });
  const stack = await startLocalSite({
    siteUrl,
    alsoNeeds: ['dev'],
    onLine: (line) => {
      if (/^>\s|functions: (Failed|Error)/.test(line)) console.log(line);
    },
  });
  const watcher = await reloadFunctionsOnChange(LOCAL_SITE);
  const server = await dev({
    server: { port: ports.dev },
    vite: {
      server: {
        strictPort: true,
        proxy: { '/api': backendUrl, '/calendar/': backendUrl, '/media': backendUrl },
      },
    },
  });
  printAddresses(siteUrl);
  await untilInterrupted(stack.ended, async () => {
    watcher.dispose();
    await server.stop();
    await stack.stop();
  });
  process.exit();
});

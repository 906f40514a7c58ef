/** `npm run format`: formats every file, each with the tool that has its kind, and mends what lint can mend. */
import { runNode } from './run-command.ts';
import { runScript } from './stack/expected-error.ts';

await runScript(async () => {
  await runNode('Prettier', ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', '.']);
  await runNode('Biome', [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--error-on-warnings',
  ]);
});

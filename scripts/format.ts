/** `npm run format`: formats all files and applies lint fixes. */
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

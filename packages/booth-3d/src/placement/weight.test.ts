import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('placing extras and people, and moving them, costs the visitor less than 4.3 KB', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: ['furnish', 'describe-scene'].map((file) => `export * from './${file}.ts';`).join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('No bundle');
  expect(gzipSync(bundle.contents).length).toBeLessThan(4300);
});

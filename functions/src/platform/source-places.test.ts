import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { inSource, sourcePlaces } from './source-places.ts';

/** A bundle of two files as those of the functions are made, and its map. */
async function aBundle() {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'deep.ts'), 'export function deep(): never {\n  throw new Error("here");\n}\n');
  writeFileSync(
    join(folder, 'top.ts'),
    'import { deep } from "./deep.ts";\n\nexport const top = (): void => {\n  deep();\n};\n',
  );
  const outfile = join(folder, 'lib.cjs');
  await build({
    entryPoints: [join(folder, 'top.ts')],
    outfile,
    bundle: true,
    sourcemap: true,
    format: 'cjs',
    minifyWhitespace: true,
  });
  return outfile;
}

test('a stack of a bundle names the files and lines of the source', async () => {
  const { top } = createRequire(import.meta.url)(await aBundle()) as { top: () => void };
  try {
    top();
    expect.unreachable();
  } catch (error) {
    const frames = String((error as Error).stack)
      .split('\n')
      .slice(1, 3);
    const [deep, above] = inSource(frames.map((frame) => frame.trim()));
    expect(deep).toMatch(/^at deep \(deep\.ts:2:\d+\)$/);
    expect(above).toMatch(/^at top \(top\.ts:4:\d+\)$/);
  }
});

test("each place is the one that Node's own decoder finds", () => {
  const map: SourceMapPayload = {
    file: '',
    version: 3,
    names: [],
    sourceRoot: '',
    sourcesContent: [],
    sources: ['../src/a.ts', '../../src/b.ts', '../node_modules/x/y.js'],
    mappings: 'AAAA,SAASA,cAAT,CCAwB,aAAKC;AAC5BA,IAAG,iCEGH,UAAU;;AFFA',
  };
  map.sources = [...map.sources, '../src/d.ts', '../src/e.ts'];
  const node = new SourceMap(map);
  const places = [1, 2, 3, 4].flatMap((line) => [1, 5, 12, 30, 60].map((column) => ({ line, column })));
  for (const [index, place] of sourcePlaces(map, places).entries()) {
    const { line, column } = places[index] ?? { line: 0, column: 0 };
    const { originalSource, originalLine, originalColumn, generatedLine } = {
      ...(node.findEntry(line - 1, column - 1) as Partial<Record<string, string | number>>),
    };
    const isThere = originalSource !== undefined && generatedLine === line - 1;
    expect([line, column, place?.replace(/^.*\//, '')]).toEqual([
      line,
      column,
      isThere
        ? `${String(originalSource).replace(/^.*\//, '')}:${Number(originalLine) + 1}:${Number(originalColumn) + 1}`
        : undefined,
    ]);
  }
});

test('sources are named from the root of the repository, or from their package', () => {
  const map = { sources: ['../src/api.ts'], mappings: 'AAAA' };
  const of = (source: string) => sourcePlaces({ ...map, sources: [source] }, [{ line: 1, column: 9 }]);
  expect(of('../src/http/errors.ts')).toEqual(['functions/src/http/errors.ts:1:1']);
  expect(of('../../src/domain/slots.ts')).toEqual(['src/domain/slots.ts:1:1']);
  expect(of('../../../../functions/src/api.ts')).toEqual(['functions/src/api.ts:1:1']);
  expect(of('../node_modules/express/lib/router.js')).toEqual(['node_modules/express/lib/router.js:1:1']);
});

test('frames without a map stay as they are', () => {
  const frames = [
    'at Socket.emit (node:events:508:28)',
    'at run (/no/such/file.js:1:2)',
    'at async Promise.all',
  ];
  expect(inSource(frames)).toEqual(frames);
});

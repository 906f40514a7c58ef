/**
 * Which place of the source a place of a bundle is, by the bundle's source map. Node's own decoder keeps all of a map in memory, 145 MB for
 * that of `api`; this reads through it once, and only when an error is logged.
 */
import { readFileSync } from 'node:fs';

/** A place in a bundle, line and column counted from 1 as in a stack. */
export interface BundlePlace {
  readonly line: number;
  readonly column: number;
}

interface SourceMapFile {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The places of the source, such as `functions/src/api.ts:12:3`, in the order of `places`; undefined for those of no source. */
export function sourcePlaces(
  { sources, mappings }: SourceMapFile,
  places: readonly BundlePlace[],
): (string | undefined)[] {
  const found: (string | undefined)[] = places.map(() => undefined);
  const last = Math.max(...places.map(({ line }) => line));
  const reader = segmentsOf(mappings, last);
  for (const [line, column, source, sourceLine, sourceColumn] of reader) {
    for (const [index, place] of places.entries()) {
      if (place.line !== line || place.column < column) continue;
      const name = source === undefined ? undefined : sources[source];
      found[index] = name && `${shortName(name)}:${sourceLine}:${sourceColumn}`;
    }
  }
  return found;
}

type Segment = [line: number, column: number, source?: number, sourceLine?: number, sourceColumn?: number];

/** The segments of a map's mappings up to a line, lines and columns from 1. */
function* segmentsOf(mappings: string, lastLine: number): Generator<Segment> {
  let [line, column, source, sourceLine, sourceColumn] = [1, 1, 0, 1, 1];
  let numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let at = 0; at <= mappings.length && line <= lastLine; at += 1) {
    const character = mappings[at] ?? ';';
    if (character === ',' || character === ';') {
      const [columns = 0, sourceStep = 0, lineStep = 0, columnStep = 0] = numbers;
      column += columns;
      source += sourceStep;
      sourceLine += lineStep;
      sourceColumn += columnStep;
      if (numbers.length > 1) yield [line, column, source, sourceLine, sourceColumn];
      else if (numbers.length === 1) yield [line, column];
      numbers = [];
      if (character === ';') [line, column] = [line + 1, 1];
      continue;
    }
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
}

/** A source from the repository's root, or from its package on. */
function shortName(source: string): string {
  const inPackage = source.lastIndexOf('node_modules/');
  if (inPackage >= 0) return source.slice(inPackage);
  // Beside lib/ is the functions' own src/, and above it the site's
  const name = source.replace(/^\.\.\/src\//, 'functions/src/');
  return name.replace(/^(?:\.\.\/)+/, '');
}

const FRAME = /\(?((?:file:\/\/)?(\/[^\s()]+\.c?js)):(\d+):(\d+)\)?$/;

/** Places of frames that were looked up before: the same error comes again. */
const known = new Map<string, string>();
const MOST_KNOWN = 500;

/** The frames of a stack with places of the source in them, as far as there are maps of their files. */
export function inSource(frames: readonly string[]): string[] {
  const unknown = frames.filter((frame) => !known.has(frame));
  if (known.size + unknown.length > MOST_KNOWN) known.clear();
  for (const [file, inFile] of Map.groupBy(unknown, (frame) => FRAME.exec(frame)?.[2])) {
    const map = file && readMap(`${file}.map`);
    if (!map) continue;
    const places = sourcePlaces(
      map,
      inFile.map((frame) => {
        const [, , , line, column] = FRAME.exec(frame) ?? [];
        return { line: Number(line), column: Number(column) };
      }),
    );
    for (const [index, frame] of inFile.entries()) {
      const place = places[index];
      const [, address] = FRAME.exec(frame) ?? [];
      if (place && address) known.set(frame, frame.replace(/(?:file:\/\/)?\/[^\s()]+\.c?js:\d+:\d+/, place));
    }
  }
  return frames.map((frame) => known.get(frame) ?? frame);
}

/** A source map; undefined where there is none that can be read. */
function readMap(path: string): SourceMapFile | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SourceMapFile;
  } catch {
    return undefined;
  }
}

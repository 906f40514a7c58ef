/**
 * Which place of the source a place of a bundle is, by the bundle's source map. Node's own decoder keeps all of a map in
 * memory, 145 MB for that of `api`; this keeps its text, a thirtieth of that, and reads through it when an error is logged
 * that was not logged before (about 60 ms).
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

/** The value of each digit by its character, and of what ends a number. */
const DIGITS = new Uint8Array(128);
for (const [value, digit] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  DIGITS[digit.charCodeAt(0)] = value;
}
const COMMA = 44;
const SEMICOLON = 59;

/** The places of the source, such as `functions/src/api.ts:12:3`, in the order of `places`; undefined for those of no source. */
export function sourcePlaces(
  { sources, mappings }: SourceMapFile,
  places: readonly BundlePlace[],
): (string | undefined)[] {
  const found: (string | undefined)[] = places.map(() => undefined);
  eachSegment(mappings, new Set(places.map(({ line }) => line)), (segment) => {
    const [line, column, source, sourceLine, sourceColumn] = segment;
    for (const [index, place] of places.entries()) {
      if (place.line !== line || place.column < column) continue;
      const name = source === undefined ? undefined : sources[source];
      found[index] = name && `${shortName(name)}:${sourceLine}:${sourceColumn}`;
    }
  });
  return found;
}

type Segment = [line: number, column: number, source?: number, sourceLine?: number, sourceColumn?: number];

/** Calls `tell` for the segments of these lines, lines and columns from 1. It goes through millions of characters: hence no lists. */
function eachSegment(mappings: string, lines: ReadonlySet<number>, tell: (segment: Segment) => void): void {
  const last = Math.max(...lines);
  // Column, source, line and column in the source, each as a sum of all steps so far; and how many a segment gave
  const at = new Int32Array(5);
  let line = 1;
  let isAsked = lines.has(line);
  let field = 0;
  let value = 0;
  let shift = 0;
  for (let index = 0; index <= mappings.length && line <= last; index += 1) {
    const code = index < mappings.length ? mappings.charCodeAt(index) : SEMICOLON;
    if (code === COMMA || code === SEMICOLON) {
      if (isAsked && field > 0) tell(segmentAt(line, at, field > 1));
      field = 0;
      if (code === SEMICOLON) {
        line += 1;
        isAsked = lines.has(line);
        at[0] = 0;
      }
      continue;
    }
    const digit = DIGITS[code] ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    at[field] = (at[field] ?? 0) + (value & 1 ? -(value >>> 1) : value >>> 1);
    field += 1;
    value = 0;
    shift = 0;
  }
}

function segmentAt(line: number, at: Int32Array, hasSource: boolean): Segment {
  const [column = 0, source = 0, sourceLine = 0, sourceColumn = 0] = at;
  if (!hasSource) return [line, column + 1];
  return [line, column + 1, source, sourceLine + 1, sourceColumn + 1];
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

let lastMap: { readonly path: string; readonly map: SourceMapFile } | undefined;

/** A source map; undefined where there is none that can be read. The last one stays: an instance has one bundle. */
function readMap(path: string): SourceMapFile | undefined {
  if (lastMap?.path === path) return lastMap.map;
  try {
    const { sources, mappings } = JSON.parse(readFileSync(path, 'utf8')) as SourceMapFile;
    lastMap = { path, map: { sources, mappings } };
    return lastMap.map;
  } catch {
    return undefined;
  }
}

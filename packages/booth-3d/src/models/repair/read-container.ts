import { DAMAGED_DESCRIPTION, ModelRefused } from '../model-refused.ts';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER = 12;
const CHUNK_HEADER = 8;
/** Characters without pictures: no file within the limits of a booth needs more. */
const MAX_JSON = 8 * 1024 * 1024;

const OTHER_FORMATS: readonly (readonly [start: RegExp, sentence: string])[] = [
  [/^BLENDER|^\(µ\/ý/, 'This is a Blender file: export it as glTF 2.0, format “glTF Binary (.glb)”.'],
  [/^Kaydara FBX/, 'This is an FBX file: open it in Blender and export it as “glTF Binary (.glb)”.'],
  [/^PK/, 'This is a ZIP or USDZ file: upload the GLB file itself.'],
  [/^\s*\{/, 'This is a glTF file in parts: export it as “glTF Binary (.glb)”, with everything in one file.'],
  [
    /^solid |^# Blender|^(#[^\n]*\n)*\s*(mtllib|o|v) /,
    'This is an STL or OBJ file: open it in Blender and export it as “glTF Binary (.glb)”.',
  ],
  [/^.{0,4}S\W?k\W?e\W?t\W?c\W?h\W?U\W?p/s, 'This is a SketchUp file: export it as GLB.'],
  [/^AC10\d\d/, 'This is a DWG file: export it from your CAD program as GLB, or through Blender.'],
];

/**
 * Returns a GLB's JSON and binary data, also of one whose chunks are not padded or whose lengths are slightly wrong.
 * @throws ModelRefused
 */
export function readContainer(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER + CHUNK_HEADER || view.getUint32(0, true) !== MAGIC) {
    const start = Buffer.from(bytes.subarray(0, 400)).toString('latin1');
    const other = OTHER_FORMATS.find(([pattern]) => pattern.test(start));
    throw new ModelRefused([other?.[1] ?? 'This is not a GLB file: export it as “glTF Binary (.glb)”.']);
  }
  if (view.getUint32(4, true) !== 2)
    throw new ModelRefused(['This GLB file is of glTF version 1: export it as glTF 2.0.']);
  const length = view.getUint32(HEADER, true);
  const jsonAt = HEADER + CHUNK_HEADER;
  if (view.getUint32(HEADER + 4, true) !== JSON_CHUNK || jsonAt + length > bytes.length) throw cutOff();
  const json = parseJson(new TextDecoder().decode(bytes.subarray(jsonAt, jsonAt + length)));
  return { json, binary: binaryAfter(bytes, view, jsonAt + length) };
}

/** Some exporters do not count the padding between the chunks. */
function binaryAfter(bytes: Uint8Array, view: DataView, end: number): Uint8Array {
  for (let at = end; at <= end + 3 && at + CHUNK_HEADER <= bytes.length; at++) {
    if (view.getUint32(at + 4, true) !== BINARY_CHUNK) continue;
    const start = at + CHUNK_HEADER;
    const length = view.getUint32(at, true);
    if (start + length > bytes.length + 3) throw cutOff();
    return bytes.subarray(start, start + length);
  }
  return new Uint8Array();
}

// biome-ignore lint/suspicious/noExplicitAny: glTF's JSON; callers know the parts that they use
function parseJson(text: string): any {
  if (text.length > MAX_JSON && text.replaceAll(/"data:[^"]*"/g, '""').length > MAX_JSON)
    throw new ModelRefused(['The file describes far more objects than a booth has: join small ones.']);
  try {
    // Several exporters pad it with NUL instead of blanks
    const json: unknown = JSON.parse(text.replace(/\0+$/, ''));
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  } catch {
    // Refused below
  }
  throw new ModelRefused([DAMAGED_DESCRIPTION]);
}

function cutOff(): ModelRefused {
  return new ModelRefused(['The file is cut off: upload it again, or export it again.']);
}

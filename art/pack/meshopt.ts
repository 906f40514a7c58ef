/**
 * Decoders for EXT_meshopt_compression (see the glTF extension, section 'Bitstream'): attributes version 0 and
 * triangles version 1, as far as the booths' models use them. No filters, no plain index lists.
 */

const BLOCK_BYTES = 8192;
const BLOCK_VERTICES = 256;
const GROUP = 16;
const ATTRIBUTES_HEADER = 0xa0;
const TRIANGLES_HEADER = 0xe1;

/**
 * @param count number of vertices
 * @param stride bytes per vertex
 * @throws Error if `source` is malformed or truncated
 */
export function decodeAttributes(count: number, stride: number, source: Uint8Array): Uint8Array<ArrayBuffer> {
  if (source[0] !== ATTRIBUTES_HEADER) throw new Error('No meshopt attributes.');
  const target = new Uint8Array(count * stride);
  // The stream ends with the base vertex of the first delta
  const previous = source.slice(source.length - stride);
  const block = Math.min(Math.floor(BLOCK_BYTES / stride / GROUP) * GROUP, BLOCK_VERTICES);
  const deltas = new Uint8Array(BLOCK_VERTICES);
  let at = 1;
  for (let start = 0; start < count; start += block) {
    const size = Math.min(block, count - start);
    for (let byte = 0; byte < stride; byte++) {
      at = readDeltas(source, at, size, deltas);
      let value = previous[byte] ?? 0;
      for (let index = 0; index < size; index++) {
        const delta = deltas[index] ?? 0;
        value = (value + ((delta >> 1) ^ -(delta & 1))) & 255;
        target[(start + index) * stride + byte] = value;
      }
      previous[byte] = value;
    }
  }
  if (at > source.length - stride) throw new Error('Meshopt attributes end too soon.');
  return target;
}

/**
 * Reads one byte of each of `size` vertices. Two bits per group of 16 give the group's packing. Returns the end offset.
 */
function readDeltas(source: Uint8Array, start: number, size: number, deltas: Uint8Array): number {
  const groups = Math.ceil(size / GROUP);
  let at = start + Math.ceil(groups / 4);
  for (let group = 0; group < groups; group++) {
    const mode = ((source[start + (group >> 2)] ?? 0) >> ((group & 3) * 2)) & 3;
    const to = group * GROUP;
    if (mode === 0) deltas.fill(0, to, to + GROUP);
    else if (mode === 3) {
      for (let index = 0; index < GROUP; index++) deltas[to + index] = source[at + index] ?? 0;
      at += GROUP;
    } else at = readPacked(source, at, mode * 2, deltas, to);
  }
  return at;
}

/** Reads 16 values of two or four bits. The maximum value means that a full byte follows the group. */
function readPacked(source: Uint8Array, start: number, bits: number, deltas: Uint8Array, to: number): number {
  const highest = (1 << bits) - 1;
  const perByte = 8 / bits;
  let at = start + (GROUP * bits) / 8;
  for (let index = 0; index < GROUP; index++) {
    const byte = source[start + Math.floor(index / perByte)] ?? 0;
    const value = (byte >> (8 - bits - (index % perByte) * bits)) & highest;
    deltas[to + index] = value === highest ? (source[at++] ?? 0) : value;
  }
  return at;
}

/**
 * @param count number of indices, three per triangle
 * @param wide true for 4-byte indices, false for 2-byte ones
 * @throws Error if `source` is malformed
 */
export function decodeTriangles(
  count: number,
  wide: boolean,
  source: Uint8Array,
): Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
  if (source[0] !== TRIANGLES_HEADER) throw new Error('No meshopt triangles.');
  const target = wide ? new Uint32Array(count) : new Uint16Array(count);
  const reader = new TriangleReader(source, 1 + count / 3);
  for (let at = 0; at < count; at += 3) {
    const [a, b, c] = reader.next(source[1 + at / 3] ?? 0);
    target[at] = a;
    target[at + 1] = b;
    target[at + 2] = c;
  }
  return target;
}

type Triangle = [a: number, b: number, c: number];

/** Decodes triangles from recent edges and vertices. */
class TriangleReader {
  readonly #source: Uint8Array;
  #at: number;
  /** The next new vertex. */
  #next = 0;
  /** The last explicitly stored index. */
  #last = 0;
  readonly #edges = new Uint32Array(32);
  #edge = 0;
  readonly #vertices = new Uint32Array(16);
  #vertex = 0;

  /** @param at start of the data, after one code byte per triangle */
  constructor(source: Uint8Array, at: number) {
    this.#source = source;
    this.#at = at;
  }

  next(code: number): Triangle {
    const triangle =
      code < 0xf0 ? this.#onEdge(code) : code < 0xfe ? this.#common(code) : this.#spelledOut(code === 0xff);
    const [a, b, c] = triangle;
    if (code >= 0xf0) this.#pushEdge(b, a);
    this.#pushEdge(c, b);
    this.#pushEdge(a, c);
    return triangle;
  }

  /** Decodes a triangle that shares a recent edge. */
  #onEdge(code: number): Triangle {
    const edge = ((this.#edge - 1 - (code >> 4)) & 15) * 2;
    const a = this.#edges[edge] ?? 0;
    const b = this.#edges[edge + 1] ?? 0;
    const third = code & 15;
    if (third === 0) return [a, b, this.#fresh()];
    if (third < 13) return [a, b, this.#recent(third + 1)];
    const c = third === 15 ? this.#read() : this.#last + (third === 13 ? -1 : 1);
    this.#last = c;
    this.#pushVertex(c);
    return [a, b, c];
  }

  /** Decodes one of the common shapes listed at the end of the stream. */
  #common(code: number): Triangle {
    const shape = this.#source[this.#source.length - 16 + (code & 15)] ?? 0;
    return this.#shaped(0, shape);
  }

  #spelledOut(withFirst: boolean): Triangle {
    const shape = this.#source[this.#at++] ?? 0;
    if (shape === 0) this.#next = 0;
    return this.#shaped(withFirst ? 15 : 0, shape);
  }

  /**
   * Decodes corners: the next vertex (0), an explicit index (15), or a recent one. They become recent only when all are
   * known.
   */
  #shaped(first: number, shape: number): Triangle {
    const wanted = [first, shape >> 4, shape & 15];
    const corners = wanted.map((how) =>
      how === 0 ? this.#next++ : how === 15 ? -1 : this.#recent(how),
    ) as Triangle;
    for (const [index, how] of wanted.entries()) {
      if (how === 15) corners[index] = this.#last = this.#read();
    }
    for (const [index, how] of wanted.entries()) {
      if (how === 0 || how === 15) this.#pushVertex(corners[index] ?? 0);
    }
    return corners;
  }

  #fresh(): number {
    this.#pushVertex(this.#next);
    return this.#next++;
  }

  #recent(back: number): number {
    return this.#vertices[(this.#vertex - back) & 15] ?? 0;
  }

  /** Reads a delta to the last explicit index: 7 bits per byte, sign in the lowest bit. */
  #read(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#source[this.#at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return this.#last + ((value >>> 1) ^ -(value & 1));
  }

  #pushVertex(vertex: number): void {
    this.#vertices[this.#vertex] = vertex;
    this.#vertex = (this.#vertex + 1) & 15;
  }

  #pushEdge(from: number, to: number): void {
    this.#edges[this.#edge * 2] = from;
    this.#edges[this.#edge * 2 + 1] = to;
    this.#edge = (this.#edge + 1) & 15;
  }
}

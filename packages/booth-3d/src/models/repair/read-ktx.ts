import sharp from 'sharp';

const START = Buffer.from('«KTX 20»\r\n\x1A\n', 'latin1');
/** The transcoder's number for pixels of four bytes. */
const RGBA = 13;

/** The package in Node, whose types are found only for browsers, with the parts that are used here. */
interface KtxPackage {
  readonly NodeBasisEncoder: new () => { init(): Promise<Transcoder> };
}

interface Transcoder {
  readonly KTX2File: new (
    bytes: Uint8Array,
  ) => {
    isValid(): boolean;
    getWidth(): number;
    getHeight(): number;
    getHasAlpha(): boolean | number;
    startTranscoding(): boolean | number;
    getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number;
    transcodeImage(to: Uint8Array, ...of: readonly number[]): boolean | number;
    close(): void;
    delete(): void;
  };
}

/** True for a KTX2 picture, whatever its type says. */
export function isKtx(bytes: Uint8Array | null): boolean {
  return bytes !== null && START.equals(bytes.subarray(0, START.length));
}

/**
 * Returns a KTX2 picture in Basis Universal's formats as PNG.
 * @throws Error if it is in another format, damaged or larger than `most` pixels
 */
export async function pngOfKtx(bytes: Uint8Array, most: number): Promise<Uint8Array<ArrayBuffer>> {
  // Lazy import: it compiles WebAssembly, which few files need
  const { NodeBasisEncoder } = (await import('ktx2-encoder')) as unknown as KtxPackage;
  const { KTX2File } = await new NodeBasisEncoder().init();
  const file = new KTX2File(bytes);
  try {
    const [width, height] = [file.getWidth(), file.getHeight()];
    if (!file.isValid() || width * height > most || !file.startTranscoding()) throw new Error('Not read');
    const data = new Uint8Array(file.getImageTranscodedSizeInBytes(0, 0, 0, RGBA));
    if (!file.transcodeImage(data, 0, 0, 0, RGBA, 0, -1, -1)) throw new Error('Damaged');
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    return new Uint8Array(await (file.getHasAlpha() ? picture : picture.removeAlpha()).png().toBuffer());
  } finally {
    file.close();
    file.delete();
  }
}

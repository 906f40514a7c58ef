/** Pictures of a booth without anybody's look. Loaded by whoever shows one; nothing else imports it, so that it stays a chunk. */
import { drawBooth, drawnOnce } from './booth-still.ts';

/** The booth as it is designed, with the extras. */
export const drawAsDesigned = drawnOnce((booth) => drawBooth(booth, { logo: null, tint: null }));

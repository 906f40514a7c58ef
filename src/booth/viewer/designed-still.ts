/** Pictures of a booth without a visitor's look. Imported only lazily, so that it stays a chunk. */
import { drawBooth, drawnOnce } from './booth-still.ts';

/** The booth as it is designed, with the extras. */
export const drawAsDesigned = drawnOnce((booth) => drawBooth(booth, { logo: null, tint: null }));

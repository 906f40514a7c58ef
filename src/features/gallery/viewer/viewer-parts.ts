/** The pictures full screen, in a chunk of their own: they load with a press on a picture. */
import { preloadable } from '../../../components/preloadable.tsx';

export const ZoomablePictures = preloadable(() =>
  import('./ZoomablePictures.tsx').then((part) => part.ZoomablePictures),
);

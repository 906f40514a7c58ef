/** What the booth step opens, in chunks of their own. */
import { preloadable } from '../../../components/preloadable.tsx';
import type { FurnishedDesign } from '../scene/use-furnishing.ts';

export const DesignPreview = preloadable(() =>
  import('./DesignPreview.tsx').then((part) => part.DesignPreview),
);
/** What all else goes on without: where its code cannot be had, there is nothing. */
export const WalkBeside = preloadable<FurnishedDesign>(() =>
  import('../scene/WalkBeside.tsx').then(
    (part) => part.WalkBeside,
    () => () => null,
  ),
);
export const CustomRequestDialog = preloadable(() =>
  import('./CustomRequestDialog.tsx').then((part) => part.CustomRequestDialog),
);

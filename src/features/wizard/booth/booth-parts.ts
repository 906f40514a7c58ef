/** Parts that the booth step opens, in chunks of their own. */
import { preloadable } from '../../../components/preloadable.tsx';
import type { DesignBesideProps } from '../scene/DesignBeside.tsx';

export const DesignPreview = preloadable(() =>
  import('./DesignPreview.tsx').then((part) => part.DesignPreview),
);
/** Optional: renders nothing if the chunk fails. */
export const DesignBeside = preloadable<DesignBesideProps>(() =>
  import('../scene/DesignBeside.tsx').then(
    (part) => part.DesignBeside,
    () => () => null,
  ),
);
export const CustomRequestDialog = preloadable(() =>
  import('./CustomRequestDialog.tsx').then((part) => part.CustomRequestDialog),
);

/** What the booth step opens, in chunks of their own. */
import { preloadable } from '../../../components/preloadable.tsx';

export const DesignPreview = preloadable(() =>
  import('./DesignPreview.tsx').then((part) => part.DesignPreview),
);
export const CustomRequestDialog = preloadable(() =>
  import('./CustomRequestDialog.tsx').then((part) => part.CustomRequestDialog),
);

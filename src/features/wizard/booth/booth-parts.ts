/** Parts of the booth step in separate chunks: its dialogs need the carousel and the form libraries. */
import { preloadable } from '../../../components/preloadable.tsx';

export const DesignPreview = preloadable(() =>
  import('./DesignPreview.tsx').then((part) => part.DesignPreview),
);
/** The booth next to the steps, in wide windows only. */
export const Stage = preloadable(() => import('../scene/Stage.tsx').then((part) => part.Stage));
export const CustomRequestDialog = preloadable(() =>
  import('./CustomRequestDialog.tsx').then((part) => part.CustomRequestDialog),
);

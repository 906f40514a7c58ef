/** Parts in chunks of their own: the booth step's dialogs bring the carousel and the form's libraries. */
import { preloadable } from '../../../components/preloadable.tsx';

export const DesignPreview = preloadable(() =>
  import('./DesignPreview.tsx').then((part) => part.DesignPreview),
);
/** For wide windows only. */
export const Stage = preloadable(() => import('../scene/Stage.tsx').then((part) => part.Stage));
export const CustomRequestDialog = preloadable(() =>
  import('./CustomRequestDialog.tsx').then((part) => part.CustomRequestDialog),
);

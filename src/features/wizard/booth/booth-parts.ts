/** Dialogs of the booth step in chunks of their own: they bring the carousel and the form's libraries. */
import { preloadable } from '../../../components/preloadable.tsx';

export const DesignPreview = preloadable(() =>
  import('./DesignPreview.tsx').then((part) => part.DesignPreview),
);
export const CustomRequestDialog = preloadable(() =>
  import('./CustomRequestDialog.tsx').then((part) => part.CustomRequestDialog),
);

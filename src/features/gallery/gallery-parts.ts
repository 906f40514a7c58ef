/** The gallery's dialog, in a chunk of its own: it loads when a visitor turns to the cards. */
import { preloadable } from '../../components/preloadable.tsx';

export const ProjectDialog = preloadable(() =>
  import('./project/ProjectDialog.tsx').then((part) => part.ProjectDialog),
);

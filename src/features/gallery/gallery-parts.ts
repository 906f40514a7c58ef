/** The parts of the gallery that load later: the dialog when a visitor turns to the cards, full screen with a press on a picture. */
import { preloadable } from '../../components/preloadable.tsx';

export const ProjectDialog = preloadable(() =>
  import('./project/ProjectDialog.tsx').then((part) => part.ProjectDialog),
);
export const ZoomablePictures = preloadable(() =>
  import('./viewer/ZoomablePictures.tsx').then((part) => part.ZoomablePictures),
);

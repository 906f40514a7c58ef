import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import type { ProjectPicture } from '../../../domain/project/gallery.ts';

/** The full-screen viewer, a chunk that loads on a press on a picture. */
const ZoomablePictures = preloadable(() =>
  import('./ZoomablePictures.tsx').then((part) => part.ZoomablePictures),
);

export interface ImageViewerProps {
  company: string;
  pictures: readonly ProjectPicture[];
  picture: string | null;
  onShow: (position: number) => void;
  onClose: () => void;
}

/** Full-screen pictures with zoom and swipe. Its code loads on the first press. */
export function ImageViewer({ company, pictures, picture, onShow, onClose }: ImageViewerProps) {
  const position = Math.max(
    0,
    pictures.findIndex(({ key }) => key === picture),
  );
  const [start] = useState(position);
  return (
    <Dialog
      open
      variant="viewer"
      onClose={onClose}
      title={`${company}: ${pictures[position]?.label ?? ''}`}
      description={`Picture ${position + 1} of ${pictures.length}`}
      closeLabel="Close full screen"
    >
      <PartBoundary
        fallback={
          <div role="status" className="grid h-full place-items-center">
            <span className="sr-only">Loading the picture...</span>
            <Spinner />
          </div>
        }
      >
        <ZoomablePictures company={company} pictures={pictures} start={start} onShow={onShow} />
      </PartBoundary>
    </Dialog>
  );
}

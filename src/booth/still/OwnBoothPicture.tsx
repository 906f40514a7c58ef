import { useEffect, useState } from 'react';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';
import { loadContent } from '../../lib/content-client.ts';
import { BoothPicture } from './BoothPicture.tsx';
import type { BoothPlaceProps } from './BoothPlace.tsx';

const followOwn = () => import('../viewer/own-still.ts').then((part) => part.followOwn);
const drawRemembered = () => import('../viewer/own-still.ts').then((part) => part.drawRemembered);

/** The visitor's own booth, with logo and color, instead of the design's picture. */
export function OwnBoothPicture({ quoted, isSent = false, ...rest }: BoothPlaceProps) {
  const { boothSize, selectedDesign, extras } = quoted;
  const [designs, setDesigns] = useState<readonly BoothDesign[]>([]);
  useEffect(() => {
    void loadContent().then((content) => setDesigns(content?.booth_designs ?? []));
  }, []);
  const design = designs.find(
    ({ booth_size, title }) => booth_size === boothSize && title === selectedDesign?.title,
  );
  return (
    <BoothPicture
      {...rest}
      design={design}
      extras={extras}
      follow={isSent ? drawRemembered : followOwn}
      isBrief={isSent}
    />
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { usePublishedContent } from '../../components/use-published-content.ts';
import type { QuotedParts } from '../../domain/quote-link.ts';
import { $ownLook, reviveOwnLook } from '../logo/own-look.ts';
import { $isBoothOffered } from '../viewer/can-walk.ts';
import { BoothPicture, type BoothPictureProps } from './BoothPicture.tsx';

export interface OwnBoothPictureProps extends Pick<BoothPictureProps, 'className' | 'children'> {
  quoted: Pick<QuotedParts, 'boothSize' | 'selectedDesign' | 'extras'>;
  /** True if the quote was sent and its draft deleted, with the stored look: it is drawn as this page remembers it. */
  isSent?: boolean;
}

/** The design's picture, or the visitor's own booth with logo and color once a 3D view was offered. */
export function OwnBoothPicture(props: OwnBoothPictureProps) {
  return useStore($isBoothOffered) ? <OwnBooth {...props} /> : props.children;
}

function OwnBooth({ quoted, isSent = false, ...rest }: OwnBoothPictureProps) {
  const { boothSize, selectedDesign, extras } = quoted;
  const { content } = usePublishedContent();
  const { logo, tint } = useStore($ownLook);
  const [isLookKnown, setLookKnown] = useState(isSent);
  useEffect(() => {
    if (!isSent) void reviveOwnLook().then(() => setLookKnown(true));
  }, [isSent]);
  const design = content?.booth_designs.find(
    ({ booth_size, title }) => booth_size === boothSize && title === selectedDesign?.title,
  );
  return (
    <BoothPicture
      {...rest}
      design={design}
      extras={extras}
      look={isLookKnown ? { logo: logo?.bitmap ?? null, tint } : null}
      isBrief={isSent}
    />
  );
}

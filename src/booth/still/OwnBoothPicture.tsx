import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { usePublishedContent } from '../../components/use-published-content.ts';
import type { QuotedParts } from '../../domain/quote/quote-link.ts';
import { chosenDesign } from '../../domain/wizard/draft.ts';
import { LOOK_KEY } from '../../lib/draft-keys.ts';
import { browserStore } from '../../lib/text-store.ts';
import { $isBoothWanted } from '../can-show-3d.ts';
import { $ownLook, isDressed, restoreOwnLook } from '../own-look.ts';
import { BoothPicture, type BoothPictureProps } from './BoothPicture.tsx';

export interface OwnBoothPictureProps extends Pick<BoothPictureProps, 'className' | 'isBrief' | 'children'> {
  quoted: Pick<QuotedParts, 'boothSize' | 'selectedDesign' | 'extras'>;
  /** True if the quote was sent. Its draft and stored look are deleted, so the look in memory is drawn. */
  isSent?: boolean;
}

/**
 * The design's picture, or the visitor's own booth once a 3D view was opened or a logo or color was set. A logo is on the
 * design's picture until the booth is drawn, and stays there where it cannot be.
 */
export function OwnBoothPicture(props: OwnBoothPictureProps) {
  const isWanted = useStore($isBoothWanted);
  const isOwn = isDressed(useStore($ownLook)) || browserStore.read(LOOK_KEY) !== null;
  return isWanted || isOwn ? <OwnBooth {...props} /> : props.children;
}

function OwnBooth({ quoted, isSent = false, ...rest }: OwnBoothPictureProps) {
  const { content } = usePublishedContent();
  const look = useStore($ownLook);
  const [isLookKnown, setLookKnown] = useState(isSent);
  useEffect(() => {
    if (!isSent) void restoreOwnLook().then(() => setLookKnown(true));
  }, [isSent]);
  const isWanted = isLookKnown && isDressed(look);
  useEffect(() => {
    // The confirmation also shows it, when the stored look is already deleted
    if (isWanted) $isBoothWanted.set(true);
  }, [isWanted]);
  // Otherwise it would be drawn twice
  if (!isLookKnown) return rest.children;
  return (
    <BoothPicture
      isBrief={isSent}
      {...rest}
      design={chosenDesign(content?.booth_designs ?? [], quoted)}
      extras={quoted.extras}
      offered={content?.extras ?? []}
      look={{ logo: look.logo?.bitmap ?? null, dress: look.dress }}
      isWanted={isWanted}
    />
  );
}

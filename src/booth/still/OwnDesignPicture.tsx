import { useStore } from '@nanostores/react';
import { $ownLook, isDressed } from '../own-look.ts';
import { BoothPicture, type BoothPictureProps } from './BoothPicture.tsx';

export interface OwnDesignPictureProps extends Pick<BoothPictureProps, 'design' | 'className' | 'children'> {
  /** True without texts on the picture, which say that it is drawn, or cannot be. */
  isThumbnail?: boolean;
}

/** A card's picture of a design with the visitor's logo and color, as soon as there are any. */
export function OwnDesignPicture({ isThumbnail = false, children, ...rest }: OwnDesignPictureProps) {
  const look = useStore($ownLook);
  if (!isDressed(look)) return children;
  return (
    <BoothPicture
      {...rest}
      look={{ logo: look.logo?.bitmap ?? null, dress: look.dress }}
      isWanted
      isBrief
      card={isThumbnail ? 'thumbnail' : 'card'}
    >
      {children}
    </BoothPicture>
  );
}

import { useStore } from '@nanostores/react';
import { $ownLook } from '../own-look.ts';
import { BoothPicture, type BoothPictureProps } from './BoothPicture.tsx';

export interface OwnDesignPictureProps extends Pick<BoothPictureProps, 'design' | 'className' | 'children'> {
  /** True without texts on the picture, which say that it is drawn, or cannot be. */
  isThumbnail?: boolean;
}

/** A card's picture of a design with the visitor's logo and color, as soon as there are any. */
export function OwnDesignPicture({ isThumbnail = false, children, ...rest }: OwnDesignPictureProps) {
  const { logo, dress } = useStore($ownLook);
  if (!logo && dress.wall === 'designed') return children;
  return (
    <BoothPicture
      {...rest}
      look={{ logo: logo?.bitmap ?? null, dress }}
      isWanted
      isBrief
      card={isThumbnail ? 'thumbnail' : 'card'}
    >
      {children}
    </BoothPicture>
  );
}

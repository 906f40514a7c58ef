import { useStore } from '@nanostores/react';
import { $ownLook, isDressed } from '../own-look.ts';
import { BoothPicture, type BoothPictureProps } from './BoothPicture.tsx';

type OwnDesignPictureProps = Pick<BoothPictureProps, 'design' | 'className' | 'card' | 'children'>;

/** A card's picture of a design with the visitor's logo and color, as soon as there are any. */
export function OwnDesignPicture({ card = 'card', children, ...rest }: OwnDesignPictureProps) {
  const look = useStore($ownLook);
  if (!isDressed(look)) return children;
  return (
    <BoothPicture
      {...rest}
      look={{ logo: look.logo?.bitmap ?? null, dress: look.dress }}
      isWanted
      isBrief
      card={card}
    >
      {children}
    </BoothPicture>
  );
}

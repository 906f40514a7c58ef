import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { cardImage } from '../../../domain/design-views.ts';
import { BOOTH_DESIGNS } from '../../../domain/records/booth-designs.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';

/** The picture of a design as it is now; null without one, until it is there, and if it could not be read. */
export function useDesignPicture(designId: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setUrl(null);
    if (designId) {
      withinTime(() => getDoc(doc(db, BOOTH_DESIGNS.name, designId))).then(
        (design) => {
          if (isCurrent && design.exists()) setUrl(cardImage(BOOTH_DESIGNS.read(design.data())));
        },
        (error: unknown) => console.warn('A design could not be read', error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [designId]);
  return url;
}

import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { BOOTH_DESIGNS, type BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';

/** A design as it is now; null without one, until it is there, and if it could not be read. */
export function useDesign(designId: string | null): BoothDesignFields | null {
  const [design, setDesign] = useState<BoothDesignFields | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setDesign(null);
    if (designId) {
      withinTime(() => getDoc(doc(db, BOOTH_DESIGNS.name, designId))).then(
        (found) => {
          if (isCurrent && found.exists()) setDesign(BOOTH_DESIGNS.read(found.data()));
        },
        (error: unknown) => console.warn('A design could not be read', error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [designId]);
  return design;
}

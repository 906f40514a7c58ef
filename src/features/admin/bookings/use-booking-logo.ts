import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { BOOKING_LOGOS, type BookingLogo } from '../../../domain/records/booking-logos.ts';
import { rawBytes } from '../../../domain/records/bytes.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';

/** The logo that a visitor sent along with a booking, as a file of this page's own. */
export interface SentLogo extends Pick<BookingLogo, 'width' | 'height' | 'tint'> {
  readonly file: Blob;
  /** Shows the file, as long as the booking is open. */
  readonly url: string;
}

/** The logo of an opened booking: undefined until that is known, null without one, and if it could not be read. */
export function useBookingLogo(bookingId: string): SentLogo | null | undefined {
  const [logo, setLogo] = useState<SentLogo | null>();
  useEffect(() => {
    let url: string | undefined;
    let isCurrent = true;
    withinTime(() => getDoc(doc(db, BOOKING_LOGOS.name, bookingId))).then(
      (found) => {
        if (!isCurrent) return;
        const stored = found.exists() ? BOOKING_LOGOS.read(found.data()) : null;
        const picture = rawBytes(stored?.picture);
        if (!stored || !picture) return setLogo(null);
        const file = new Blob([new Uint8Array(picture)], { type: 'image/webp' });
        url = URL.createObjectURL(file);
        const { width, height, tint } = stored;
        setLogo({ file, url, width, height, tint });
      },
      (error: unknown) => {
        console.warn('The logo of a booking could not be read', error);
        if (isCurrent) setLogo(null);
      },
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [bookingId]);
  return logo;
}

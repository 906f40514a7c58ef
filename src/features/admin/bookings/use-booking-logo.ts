import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { isLight } from '../../../booth/logo/picture-facts.ts';
import { BOOKING_LOGOS, type BookingLogo, rawBytes } from '../../../domain/records/booking-logos.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';

/** The visitor's logo of a booking, as a local file. */
export interface SentLogo extends Pick<BookingLogo, 'width' | 'height' | 'tint'> {
  readonly file: Blob;
  /** Object URL, valid while the booking is open. */
  readonly url: string;
  /** True if it is meant for dark backgrounds. */
  readonly isLight: boolean;
}

/** The logo of an open booking: undefined while loading, null if there is none or it is unreadable. */
export function useBookingLogo(bookingId: string): SentLogo | null | undefined {
  const [logo, setLogo] = useState<SentLogo | null>();
  useEffect(() => {
    let url: string | undefined;
    let isCurrent = true;
    sentWith(bookingId).then(
      (sent) => {
        if (!isCurrent) return;
        url = sent ? URL.createObjectURL(sent.file) : undefined;
        setLogo(sent && url ? { ...sent, url } : null);
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

async function sentWith(bookingId: string): Promise<Omit<SentLogo, 'url'> | null> {
  const found = await withinTime(() => getDoc(doc(db, BOOKING_LOGOS.name, bookingId)));
  const stored = found.exists() ? BOOKING_LOGOS.read(found.data()) : null;
  const picture = rawBytes(stored?.picture);
  if (!stored || !picture) return null;
  const file = new Blob([new Uint8Array(picture)], { type: 'image/webp' });
  const { width, height, tint } = stored;
  return { file, width, height, tint, isLight: isLight(await pixelsOf(file)) };
}

async function pixelsOf(file: Blob): Promise<Uint8ClampedArray> {
  const image = await createImageBitmap(file);
  const { width, height } = image;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');
  pen.drawImage(image, 0, 0);
  image.close();
  return pen.getImageData(0, 0, width, height).data;
}

import { Download } from 'lucide-react';
import { AS_DESIGNED, type Dress, dressIn, isLight } from '#booth/common.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { logoGround } from '../../../components/logo-ground.ts';
import { useObjectUrl } from '../../../components/use-object-url.ts';
import {
  BOOKING_LOGOS,
  rawBytes,
  type BookingLogo as StoredLogo,
} from '../../../domain/records/booking-logos.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { getFile } from '../../../lib/admin-api.ts';
import { fetchRecord, useLoaded } from '../controls/use-loaded.ts';

/** The logo that the visitor sent with a booking, as a local file. */
export interface SentLogo extends Pick<StoredLogo, 'width' | 'height' | 'tint'> {
  readonly file: File;
  readonly dress: Dress;
  readonly booth: File | null;
  /** True if the logo is meant for dark backgrounds. */
  readonly isLight: boolean;
}

/** Returns the booking's logo: undefined while loading, null if there is none or it is unreadable. */
export function useBookingLogo(bookingId: string): SentLogo | null | undefined {
  return useLoaded(bookingId, fetchSentLogo, 'The logo of a booking could not be read');
}

/** Returns the logo that came with a booking; null without one. @throws FirebaseError as the backend says */
export async function fetchSentLogo(bookingId: string): Promise<SentLogo | null> {
  const stored = await fetchRecord(BOOKING_LOGOS, bookingId);
  const picture = rawBytes(stored?.picture);
  if (!stored || !picture) return null;
  const file = new File([new Uint8Array(picture)], 'logo.webp', { type: 'image/webp' });
  const { width, height, tint, wall = null, ink = null } = stored;
  const dress = dressIn({ tint, wall, ink }) ?? AS_DESIGNED;
  const booth = stored.booth ? await fetchBooth(bookingId) : null;
  return { file, width, height, tint, dress, booth, isLight: isLight(await pixelsOf(file)) };
}

/** Returns the picture of the booth that came along; null, with a warning, if it cannot be loaded. */
async function fetchBooth(bookingId: string): Promise<File | null> {
  try {
    return new File([await getFile(`bookings/${bookingId}/booth`)], 'booth.webp', { type: 'image/webp' });
  } catch (error) {
    console.warn('The picture of a booth could not be loaded', error);
    return null;
  }
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

export function BookingLogo({ logo, booking }: { logo: SentLogo; booking: Booking }) {
  const { file, width, height, tint } = logo;
  const url = useObjectUrl(file);
  if (!url) return null;
  return (
    <div className="flex flex-wrap items-center gap-4 text-[0.9375rem]">
      <img
        src={url}
        alt={`Logo of ${booking.company || bookerOf(booking)}`}
        width={width}
        height={height}
        className={logoGround(logo.isLight, 'h-24 w-48 p-3')}
      />
      <div className="flex min-w-0 flex-1 basis-44 flex-col items-start gap-2">
        <p className="text-muted">
          {width} × {height} px, {Math.max(1, Math.round(file.size / 1000))} KB, WebP
        </p>
        {tint && (
          <p className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-5 rounded-sm border border-line forced-color-adjust-none"
              style={{ backgroundColor: tint }}
            />
            Print color {tint}
          </p>
        )}
        <ButtonLink href={url} variant="secondary" size="sm" download={`logo-${booking.reference}.webp`}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </ButtonLink>
      </div>
    </div>
  );
}

import { Download } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { logoGround } from '../../../components/logo-ground.ts';
import { useObjectUrl } from '../../../components/use-object-url.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import type { SentLogo } from './sent-logo.ts';

/** The visitor's logo, with a download link. */
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

import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { ALONG_KEY, LOOK_KEY } from '../../../lib/draft-store.ts';
import { browserStore, tabStore } from '../../../lib/text-store.ts';
import type { BookingLogoProps } from './BookingLogo.tsx';

/** Optional: if the chunk fails, no logo is sent. */
const BookingLogo = preloadable<BookingLogoProps>(() =>
  import('./BookingLogo.tsx').then(
    (part) => part.BookingLogo,
    () => () => null,
  ),
);

/** Place of the logo's checkbox; loads only for visitors with a logo on the booth. */
export function BookingLogoPlace(props: BookingLogoProps) {
  return (
    (browserStore.read(LOOK_KEY) || tabStore.read(ALONG_KEY)) && (
      <PartBoundary fallback={null}>
        <BookingLogo {...props} />
      </PartBoundary>
    )
  );
}

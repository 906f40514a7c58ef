import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { ALONG_KEY, LOOK_KEY } from '../../../lib/draft-store.ts';
import { browserStore, tabStore } from '../../../lib/text-store.ts';
import type { LogoAlongProps } from './LogoParts.tsx';

/** Optional: if the chunk fails, no logo is sent. */
const LogoAlong = preloadable<LogoAlongProps>(() =>
  import('./LogoAlong.tsx').then(
    (part) => part.LogoAlong,
    () => () => null,
  ),
);

/** Place of the logo's checkbox; loads only for visitors with a logo on the booth. */
export function LogoPlace(props: LogoAlongProps) {
  return (
    (browserStore.read(LOOK_KEY) || tabStore.read(ALONG_KEY)) && (
      <PartBoundary fallback={null}>
        <LogoAlong {...props} />
      </PartBoundary>
    )
  );
}

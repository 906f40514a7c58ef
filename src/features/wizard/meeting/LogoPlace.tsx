import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { ALONG_KEY, LOOK_KEY } from '../../../lib/draft-store.ts';
import { browserStore, tabStore } from '../../../lib/text-store.ts';
import type { LogoAlongProps } from './LogoParts.tsx';

/** Without its code no logo goes anywhere, and all else goes on. */
const LogoAlong = preloadable<LogoAlongProps>(() =>
  import('./LogoAlong.tsx').then(
    (part) => part.LogoAlong,
    () => () => null,
  ),
);

/** Where a visitor who has put a logo on the booth may send it along; nothing is loaded for anybody else. */
export function LogoPlace(props: LogoAlongProps) {
  return (
    (browserStore.read(LOOK_KEY) || tabStore.read(ALONG_KEY)) && (
      <PartBoundary fallback={null}>
        <LogoAlong {...props} />
      </PartBoundary>
    )
  );
}

import { preloadable } from '../../../components/preloadable.tsx';
import type { LogoAlongProps } from './LogoParts.tsx';

// A part of its own, so that the names of the files that it needs are not in what every visitor loads
const LogoParts = preloadable<LogoAlongProps>(() =>
  import('./LogoParts.tsx').then(
    (part) => part.LogoParts,
    () => () => null,
  ),
);

/** The visitor's logo as a companion of the booking. Without its code no logo goes anywhere, and all else goes on. */
export function LogoAlong(props: LogoAlongProps) {
  return <LogoParts {...props} />;
}

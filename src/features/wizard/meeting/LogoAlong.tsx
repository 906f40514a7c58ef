import { preloadable } from '../../../components/preloadable.tsx';
import type { LogoAlongProps } from './LogoParts.tsx';

// A part of its own, so that the names of the files that it needs are not in what every visitor loads
const LogoParts = preloadable<LogoAlongProps>(() =>
  import('./LogoParts.tsx').then(
    (part) => part.LogoParts,
    () => () => null,
  ),
);

/** Sends the visitor's logo with the booking. If its chunk fails, the booking goes on without it. */
export function LogoAlong(props: LogoAlongProps) {
  return <LogoParts {...props} />;
}

import type { FocusEvent } from 'react';

/** Up to this width, suggestions would open below the window or behind the phone's keyboard. */
const NARROW = '(width < 40rem)';

/** An `onFocus` handler for a field with suggestions: on phones, scrolls it up to make room for the list. */
export function bringToTop(event: FocusEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  if (window.matchMedia(NARROW).matches) event.currentTarget.scrollIntoView({ block: 'start' });
}

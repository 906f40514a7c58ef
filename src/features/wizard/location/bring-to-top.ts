import type { FocusEvent } from 'react';

/** Up to this width the suggestions of a field would open below the window's edge, or behind the phone's keyboard. */
const NARROW = '(width < 40rem)';

/** For `onFocus` around a field with suggestions: on phones scrolls the field up, so that its list has room below. */
export function bringToTop(event: FocusEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  if (window.matchMedia(NARROW).matches) event.currentTarget.scrollIntoView({ block: 'start' });
}

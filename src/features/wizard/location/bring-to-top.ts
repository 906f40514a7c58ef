import type { FocusEvent } from 'react';

/** Media query for windows where suggestions would open out of sight or behind the phone's keyboard. */
const NARROW = '(width < 40rem)';

/** Handles `onFocus` of a field with suggestions: on phones, scrolls it up to make room for the list. */
export function bringToTop(event: FocusEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  if (window.matchMedia(NARROW).matches) event.currentTarget.scrollIntoView({ block: 'start' });
}

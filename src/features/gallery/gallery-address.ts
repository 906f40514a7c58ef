/**
 * The gallery's state is in the address, and nowhere else: links can be shared, and back and forward work.
 * A store for `useSyncExternalStore` around the browser's history.
 */
import { flushSync } from 'react-dom';
import { projectsSection } from '../../config/navigation.ts';
import { type GalleryView, gallerySearch, readGalleryView } from '../../domain/gallery-url.ts';

const listeners = new Set<() => void>();
/** In the state of history entries that opened something: going back from them closes it. */
const OPENED = { galleryOpened: true };
let isGoingBack = false;
/** The query string that is on screen. */
let shownSearch = '';

function notify(): void {
  isGoingBack = false;
  shownSearch = location.search;
  for (const listener of listeners) listener();
}

/** Back and forward. */
function handlePopState(): void {
  if (location.search === shownSearch) return;
  const before = readGalleryView(shownSearch);
  const after = readGalleryView(location.search);
  if (before.project === after.project && before.picture === after.picture) notify();
  else stayInPlace(() => flushSync(notify));
}

/**
 * Opens or closes a dialog without leaving the place on the page. Where the address has a fragment, browsers go there
 * after the event that tells of going back, and take along the focus that the closing dialog has just given back.
 */
function stayInPlace(change: () => void): void {
  const top = scrollY;
  change();
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    scrollTo({ top, behavior: 'instant' });
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  });
}

export function subscribeToAddress(listener: () => void): () => void {
  if (listeners.size === 0) {
    shownSearch = location.search;
    addEventListener('popstate', handlePopState);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', handlePopState);
  };
}

/** The present query string. */
export function addressSearch(): string {
  return location.search;
}

/** The address that shows `view`, for a link; `search` is the present query string. */
export function viewUrl(search: string, view: GalleryView): string {
  return `${gallerySearch(search, view) || '?'}#${projectsSection}`;
}

/** Shows `view` in place of the present one; `section` is the section of the page that the address names. */
export function replaceView(view: GalleryView, section = projectsSection): void {
  history.replaceState(history.state, '', urlOf(view, section));
  notify();
}

/** Opens the project or picture in `view`: the back button closes it again. */
export function openView(view: GalleryView): void {
  history.pushState(OPENED, '', urlOf(view, projectsSection));
  notify();
}

/** Goes to `view`, in which something less is open: back if it was opened here, in place if a link had opened it. */
export function closeToView(view: GalleryView): void {
  if (!history.state?.galleryOpened) replaceView(view);
  // Going back takes a moment, in which a second press must not go further
  else if (!isGoingBack) {
    isGoingBack = true;
    history.back();
  }
}

function urlOf(view: GalleryView, section: string): string {
  return `${location.pathname}${gallerySearch(location.search, view)}#${section}`;
}

/**
 * The gallery's state is in the address, and nowhere else: links can be shared, and back and forward work.
 */
import { atom, onMount } from 'nanostores';
import { projectsSection } from '../../config/navigation.ts';
import { type GalleryView, gallerySearch, readGalleryView } from '../../domain/gallery-url.ts';
import { stayInPlace } from '../../lib/page-history.ts';

/** The query string that is on screen; empty in the built page. */
export const $search = atom('');

onMount($search, () => {
  if (typeof window === 'undefined') return;
  showAddress();
  addEventListener('popstate', handlePopState);
  return () => removeEventListener('popstate', handlePopState);
});

/** In the state of history entries that opened something: going back from them closes it. */
const OPENED = { galleryOpened: true };
let isGoingBack = false;

function showAddress(): void {
  isGoingBack = false;
  $search.set(location.search);
}

/** Back and forward. */
function handlePopState(): void {
  if (location.search === $search.get()) return;
  const before = readGalleryView($search.get());
  const after = readGalleryView(location.search);
  if (before.project === after.project && before.picture === after.picture) showAddress();
  else stayInPlace(showAddress);
}

/** The address that shows `view`, for a link; `search` is the present query string. */
export function viewUrl(search: string, view: GalleryView): string {
  return `${gallerySearch(search, view) || '?'}#${projectsSection}`;
}

/** Shows `view` in place of the present one; `section` is the section of the page that the address names. */
export function replaceView(view: GalleryView, section = projectsSection): void {
  history.replaceState(history.state, '', urlOf(view, section));
  showAddress();
}

/** Opens the project or picture in `view`: the back button closes it again. */
export function openView(view: GalleryView): void {
  // With the step of the wizard, to which a reload returns
  history.pushState({ ...history.state, ...OPENED }, '', urlOf(view, projectsSection));
  showAddress();
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

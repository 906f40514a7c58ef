/** Keeps the gallery's state in the URL only, so that links can be shared and Back and Forward work. */
import { atom, onMount } from 'nanostores';
import { projectsSection } from '../../config/navigation.ts';
import { type GalleryView, gallerySearch, readGalleryView } from '../../domain/project/gallery-url.ts';
import { entryValue, goBack, pushEntry, stayInPlace } from '../../lib/page-history.ts';

/** The current query string; empty in the static page. */
export const $search = atom('');

onMount($search, () => {
  if (typeof window === 'undefined') return;
  showAddress();
  addEventListener('popstate', handlePopState);
  return () => removeEventListener('popstate', handlePopState);
});

/** Marks history entries that opened a project or picture; going back closes it. */
const OPENED = 'galleryOpened';

function showAddress(): void {
  $search.set(location.search);
}

function handlePopState(): void {
  if (location.search === $search.get()) return;
  const before = readGalleryView($search.get());
  const after = readGalleryView(location.search);
  if (before.project === after.project && before.picture === after.picture) showAddress();
  else stayInPlace(showAddress);
}

/** Returns the URL for `view`; `search` is the current query string. */
export function viewUrl(search: string, view: GalleryView): string {
  return `${gallerySearch(search, view) || '?'}#${projectsSection}`;
}

/** Replaces the current view without a new history entry; `section` is the URL's fragment. */
export function replaceView(view: GalleryView, section = projectsSection): void {
  history.replaceState(history.state, '', urlOf(view, section));
  showAddress();
}

/** Opens the project or picture of `view`; Back closes it. */
export function openView(view: GalleryView): void {
  pushEntry({ [OPENED]: true }, urlOf(view, projectsSection));
  showAddress();
}

/** Closes the project or picture that `view` lacks: goes back if it was opened here, else replaces the entry. */
export function closeToView(view: GalleryView): void {
  if (entryValue(OPENED)) goBack();
  else replaceView(view);
}

function urlOf(view: GalleryView, section: string): string {
  return `${location.pathname}${gallerySearch(location.search, view)}#${section}`;
}

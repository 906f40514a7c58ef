/** The gallery's state is only in the URL: links can be shared, and back and forward work. */
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

/** Marks history entries that opened something, which going back closes. */
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

/** Returns the URL of `view`; `search` is the current query string. */
export function viewUrl(search: string, view: GalleryView): string {
  return `${gallerySearch(search, view) || '?'}#${projectsSection}`;
}

/** Replaces the current view; `section` is the page's section in the URL. */
export function replaceView(view: GalleryView, section = projectsSection): void {
  history.replaceState(history.state, '', urlOf(view, section));
  showAddress();
}

/** Opens the project or picture of `view`; Back closes it. */
export function openView(view: GalleryView): void {
  pushEntry({ [OPENED]: true }, urlOf(view, projectsSection));
  showAddress();
}

/** Closes what `view` lacks: goes back if it was opened here, replaces the entry if a link had opened it. */
export function closeToView(view: GalleryView): void {
  if (entryValue(OPENED)) goBack();
  else replaceView(view);
}

function urlOf(view: GalleryView, section: string): string {
  return `${location.pathname}${gallerySearch(location.search, view)}#${section}`;
}

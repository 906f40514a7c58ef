/** The gallery's state in the page's address, so that a filtered view or a project can be shared. */
import { INDUSTRIES, PROJECT_BOOTH_SIZES } from './catalogue.ts';
import type { ProjectFilter } from './gallery.ts';

/** The part of the gallery that is on screen. */
export interface GalleryView extends ProjectFilter {
  /** Id of the project in the dialog; null while it is closed. */
  readonly project: string | null;
  /** Field of the picture that is shown full screen; null while none is. */
  readonly picture: string | null;
}

/** The view that a query string such as '?industry=retail&size=10x20' says; what it does not know counts as 'All'. */
export function readGalleryView(search: string): GalleryView {
  const query = new URLSearchParams(search);
  const project = query.get('project') || null;
  return {
    industry: INDUSTRIES.find((industry) => addressWord(industry) === query.get('industry')) ?? null,
    boothSize: PROJECT_BOOTH_SIZES.find((size) => addressWord(size) === query.get('size')) ?? null,
    project,
    picture: (project && query.get('picture')) || null,
  };
}

/** `search` with `view` in it: empty, or beginning with '?'. Other entries of the query stay as they are. */
export function gallerySearch(search: string, view: GalleryView): string {
  const query = new URLSearchParams(search);
  const entries = {
    industry: view.industry && addressWord(view.industry),
    size: view.boothSize && addressWord(view.boothSize),
    project: view.project,
    picture: view.project && view.picture,
  };
  for (const [name, value] of Object.entries(entries)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

function addressWord(value: string): string {
  return value.toLowerCase().replace('×', 'x');
}

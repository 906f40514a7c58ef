/** The gallery's state in the URL, so that a filtered view or a project can be shared. */
import { INDUSTRIES, PROJECT_BOOTH_SIZES } from '../quote/catalogue.ts';
import type { ProjectFilter } from './gallery.ts';

export interface GalleryView extends ProjectFilter {
  /** Id of the project in the dialog; null if closed. */
  readonly project: string | null;
  /** Field of the full-screen picture; null for none. */
  readonly picture: string | null;
}

/** Parses a query string such as '?industry=retail&size=10x20'; unknown values count as 'All'. */
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

/** Returns `search` with `view` in it: empty, or starting with '?'. Keeps other parameters. */
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

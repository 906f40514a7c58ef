/** The designs' front views without marks, for a visitor's logo. */
import type { BlankBooth } from '../logo/blank-booth.ts';

const files = import.meta.glob<string>('#company/designs/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const facts = import.meta.glob<Readonly<Record<string, unknown>>>('#company/designs/places.json', {
  eager: true,
  import: 'default',
});

/**
 * Returns the blank view of a front view, by the name of that picture, which has the hash of its content. So there is
 * none for pictures that an administrator uploaded.
 */
export function blankDesign(frontView: string | null): BlankBooth | null {
  const name = /([^/]+)-\d+x\d+\.webp$/.exec(frontView ?? '')?.[1] ?? '';
  const [all = {}] = Object.values(facts);
  const own = all[name] as Pick<BlankBooth, 'colors' | 'places'> | undefined;
  const slug = name.replace(/-frontview-[^-]+$/, '');
  const file = (ending: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${slug}${ending}`))?.[1];
  const [picture, walls] = [file('.avif'), file('-walls.webp')];
  if (!own || !picture || !walls) return null;
  return { ...own, picture, walls, accents: file('-accents.webp'), width: 800, height: 600 };
}

import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { type GalleryView, readGalleryView } from '../../domain/gallery-url.ts';
import { $search } from './gallery-address.ts';

/**
 * What the address says is on screen. In the built page, and while it comes to life, that is everything, so that the
 * markup agrees; the address takes over right after, before the next paint.
 */
export function useGalleryView(): { view: GalleryView; search: string } {
  const search = useStore($search, { ssr: 'initial' });
  const view = useMemo(() => readGalleryView(search), [search]);
  return { view, search };
}

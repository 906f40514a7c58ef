import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { type GalleryView, readGalleryView } from '../../domain/gallery-url.ts';
import { $search } from './gallery-address.ts';

/**
 * Derives the view from the address. The built page and hydration use the complete view, so that the markup
 * matches; the address applies before the next paint.
 */
export function useGalleryView(): { view: GalleryView; search: string } {
  const search = useStore($search, { ssr: 'initial' });
  const view = useMemo(() => readGalleryView(search), [search]);
  return { view, search };
}

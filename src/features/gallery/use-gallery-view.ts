import { useMemo, useSyncExternalStore } from 'react';
import { type GalleryView, readGalleryView } from '../../domain/gallery-url.ts';
import { addressSearch, subscribeToAddress } from './gallery-address.ts';

const NO_QUERY = () => '';

/**
 * What the address says is on screen. In the built page, and while it comes to life, that is everything, so that the
 * markup agrees; the address takes over right after, before the next paint.
 */
export function useGalleryView(): { view: GalleryView; search: string } {
  const search = useSyncExternalStore(subscribeToAddress, addressSearch, NO_QUERY);
  const view = useMemo(() => readGalleryView(search), [search]);
  return { view, search };
}

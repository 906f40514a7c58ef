import { type RefObject, useEffect } from 'react';
import { $ownLook, reviveOwnLook } from '../logo/own-look.ts';
import type { SceneViewer } from '../viewer/scene-viewer.ts';

/** The visitor's logo and colour in a scene, as long as it is there. */
export function useOwnLook(viewer: RefObject<SceneViewer | null>): void {
  useEffect(() => {
    void reviveOwnLook();
    let shown: ImageBitmap | null = null;
    return $ownLook.subscribe(({ logo, tint }) => {
      const bitmap = logo?.bitmap ?? null;
      if (bitmap !== shown) viewer.current?.setLogo(bitmap);
      shown = bitmap;
      viewer.current?.setTint(tint);
    });
  }, [viewer]);
}

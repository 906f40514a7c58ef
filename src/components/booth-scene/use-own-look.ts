import { type RefObject, useEffect } from 'react';
import type { SceneViewer } from '../../lib/booth-scene/scene-viewer.ts';
import { $ownLook, reviveOwnLook } from '../../lib/own-logo/own-look.ts';

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

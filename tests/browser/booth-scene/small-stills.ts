import { vi } from 'vitest';
import { SceneViewer } from '#booth/browser.ts';

/** Draws stills at a quarter of their width, for tests that do not look at pixels: software drawing is slow. */
export function smallStills() {
  const { still } = SceneViewer.prototype;
  return vi.spyOn(SceneViewer.prototype, 'still').mockImplementation(function small(
    this: SceneViewer,
    width,
    height,
  ) {
    return still.call(this, width / 4, height / 4);
  });
}

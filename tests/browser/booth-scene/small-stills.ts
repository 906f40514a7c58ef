import { vi } from 'vitest';
import { SceneViewer } from '../../../src/booth/viewer/scene-viewer.ts';

/** Has stills drawn at a quarter of their width, where it is not their pixels that count: software takes its time for each. */
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

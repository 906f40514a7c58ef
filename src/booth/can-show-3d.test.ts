import { expect, onTestFinished, test, vi } from 'vitest';
import { canShow3d } from './can-show-3d.ts';

test('a browser that knows WebGL but returns no context shows no 3D, and is asked once', () => {
  const getContext = vi.fn(() => null);
  vi.stubGlobal('WebGL2RenderingContext', class {});
  vi.stubGlobal('createImageBitmap', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { createElement: () => ({ getContext }) });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(canShow3d()).toBe(false);
  expect(canShow3d()).toBe(false);
  expect(getContext).toHaveBeenCalledTimes(1);
});

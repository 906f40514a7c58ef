/** Counts objects on the GPU, and draw calls. */
import { vi } from 'vitest';
import { Renderer } from '../../../packages/booth-3d/src/viewer/renderer.ts';

const KINDS = ['Buffer', 'Framebuffer', 'Program', 'Renderbuffer', 'Texture', 'VertexArray'] as const;

/** Counts objects that are created and not deleted, by kind, from this call until the test ends. */
export function countGpuObjects(): () => Record<string, number> {
  const living = new Map<string, Set<unknown>>(KINDS.map((kind) => [kind, new Set()]));
  const context = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >;
  for (const kind of KINDS) {
    const [make, free] = [context[`create${kind}`], context[`delete${kind}`]];
    vi.spyOn(context, `create${kind}`).mockImplementation(function (this: unknown) {
      const made = make?.call(this);
      living.get(kind)?.add(made);
      return made;
    });
    vi.spyOn(context, `delete${kind}`).mockImplementation(function (this: unknown, object: unknown) {
      living.get(kind)?.delete(object);
      return free?.call(this, object);
    });
  }
  return () => Object.fromEntries([...living].map(([kind, objects]) => [kind, objects.size]));
}

/** Counts the draw calls of the latest frame, from this call until the test ends. */
export function drawCalls(): () => number {
  const frames = vi.spyOn(Renderer.prototype, 'render');
  const draws = vi.spyOn(WebGL2RenderingContext.prototype, 'drawElements');
  return () => {
    const start = frames.mock.invocationCallOrder.at(-1) ?? 0;
    return draws.mock.invocationCallOrder.filter((order) => order > start).length;
  };
}

/** Counts what lives on the GPU. */
import { vi } from 'vitest';

const KINDS = ['Buffer', 'Framebuffer', 'Program', 'Renderbuffer', 'Texture', 'VertexArray'] as const;

/** What has been made and not been deleted since, by kind; counted from the call on, until the test ends. */
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

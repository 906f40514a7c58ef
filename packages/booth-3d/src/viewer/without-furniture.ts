import { type GpuModel, newTexture } from './gpu-model.ts';
import type { Furniture, Socket } from './model.ts';

/** A design without some of its furniture. */
export interface ShownDesign {
  /** Shares everything on the GPU with the whole design except the light on the deck. */
  readonly model: GpuModel;
  /** The light on the deck; null if all furniture is there. The caller deletes it. */
  readonly floor: WebGLTexture | null;
  /** Names of what is missing. */
  readonly gone: string;
}

/** Removes the named furniture from a design, with its triangles, marks and shadow. */
export function withoutFurniture(
  gl: WebGL2RenderingContext,
  design: GpuModel,
  names: readonly string[],
): ShownDesign {
  const { scene } = design;
  const gone = (scene.furniture ?? []).filter(({ name }) => names.includes(name));
  const runs = gone.flatMap((each) => each.runs);
  const floor = floorWithout(gl, design, gone);
  const rest = (places: readonly Socket[]) =>
    places.filter(({ on }) => on === undefined || !names.includes(on));
  return {
    floor,
    gone: `${names}`,
    model: {
      ...design,
      scene: { ...scene, sockets: rest(scene.sockets), screens: rest(scene.screens ?? []) },
      textures: design.textures.map((texture, index) => (index === scene.maps.floor && floor) || texture),
      parts: design.parts.map((part, index) => {
        const indices = part.triangles.indices.filter(
          (_, at) => !runs.some(([of, start, count]) => of === index && at >= start && at < start + count),
        );
        gl.bindVertexArray(part.shape.vertices);
        gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
        gl.bindVertexArray(null);
        return {
          ...part,
          shape: { ...part.shape, count: indices.length },
          triangles: { ...part.triangles, indices },
        };
      }),
    },
  };
}

/** Returns a copy of the deck's light without the shadows of the removed furniture. */
function floorWithout(
  gl: WebGL2RenderingContext,
  { scene, textures }: GpuModel,
  gone: readonly Furniture[],
): WebGLTexture | null {
  const [first] = gone;
  const whole = textures[scene.maps.floor ?? -1];
  if (!first || !whole) return null;
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, frame);
  const readFrom = (texture: WebGLTexture | null) =>
    gl.framebufferTexture2D(gl.READ_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const floor = newTexture(gl, {});
  readFrom(whole);
  gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 0, 0, ...first.light.of, 0);
  for (const { light } of gone) {
    const [x, y, w, h] = light.at;
    readFrom(textures[light.map] ?? null);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, x, y, 0, 0, w, h);
  }
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.deleteFramebuffer(frame);
  return floor;
}

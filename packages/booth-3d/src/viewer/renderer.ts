import { type Frustum, isFromAbove, matrixOf } from './camera.ts';
import {
  freeShape,
  type GpuModel,
  type GpuPart,
  newTexture,
  type Shape,
  uploadNumbers,
} from './gpu-model.ts';
import { woodGrain } from './grain.ts';
import { lampsOver } from './lamps.ts';
import type { Decal, Paint } from './logo-decals.ts';
import type { Vec3 } from './model.ts';
import { DECK, type Place } from './pieces.ts';
import { MIRRORED, type Mode, type Program, Programs } from './programs.ts';

export interface PlacedModel {
  readonly model: GpuModel;
  readonly place: Place;
  readonly isMarked: boolean;
  readonly paint: Paint | null;
}

export interface Frame {
  readonly sight: Frustum;
  readonly design: GpuModel;
  readonly pieces: readonly PlacedModel[];
  /** The visitor's logo, which replaces the design's marks; null to show the marks. */
  readonly decals: readonly Decal[] | null;
  /** Colors of the design's prints; null as designed. */
  readonly paint: Paint | null;
  readonly hall: WebGLTexture | null;
  /** True if the hall's floor reflects the booth. */
  readonly mirrors: boolean;
}

type Item = Omit<PlacedModel, 'model'> & { readonly part: GpuPart };

/** Crop of a whole picture: origin and size. */
const WHOLE = [0, 0, 1, 1];
const ONCE = [1, 1];
const AT_CENTER: Place = [0, 0, 0, 0];
/** Stored light of parts without baked light. */
const PLAIN_LIGHT = 0.42;
const MARK: Vec3 = [0.01, 0.05, 0.16];
/** Rows of the shader for marks with a clear space. */
const NO_MARKS = Array.from({ length: 32 }, () => 0);
const AS_DESIGNED = NO_MARKS.slice(0, 16);
const HALL_SIZE = 40;
/** Sine of the elevation above which reflections in the floor are negligible. */
const MIRRORS_BELOW = 0.56;

export class Renderer {
  readonly #gl: WebGL2RenderingContext;
  readonly #programs: Programs;
  readonly #grain: WebGLTexture;
  readonly #quad: Shape;
  readonly #box: Shape;
  /** Programs whose per-frame uniforms are set. */
  #prepared = new Set<Program>();
  #current: Program | null = null;
  #frame!: Frame;
  #view!: Float32Array;
  #lamps: readonly number[] = [];

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#programs = new Programs(gl);
    const { width, height, values } = woodGrain();
    this.#grain = newTexture(gl, { repeat: true });
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, values);
    gl.generateMipmap(gl.TEXTURE_2D);
    this.#quad = uploadNumbers(
      gl,
      [
        { location: 0, size: 3, values: [-1, 0, -1, 1, 0, -1, 1, 0, 1, -1, 0, 1] },
        { location: 2, size: 2, values: [0, 0, 1, 0, 1, 1, 0, 1] },
      ],
      [0, 2, 1, 0, 3, 2],
    );
    this.#box = boxAround(gl);
    gl.enable(gl.DEPTH_TEST);
  }

  /** Resolves once the first frame need not wait for the driver. */
  ready(): Promise<void> {
    return this.#programs.linked();
  }

  render(frame: Frame, width: number, height: number): void {
    const gl = this.#gl;
    this.#frame = frame;
    this.#view = matrixOf(frame.sight);
    const { size, level = 1 } = frame.design.scene;
    this.#lamps = lampsOver(size, level);
    this.#prepared = new Set();
    this.#current = null;
    gl.viewport(0, 0, width, height);
    gl.depthMask(true);
    gl.clearColor(0.008, 0.018, 0.055, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.disable(gl.BLEND);
    this.#bindMaps();
    const items = this.#items();
    const mirrors = frame.mirrors && frame.sight.back[1] < MIRRORS_BELOW;
    if (mirrors) this.#drawMirrored(items);
    for (const item of items) if (!item.part.isBlended) this.#drawPart(item, false);
    this.#drawHall(mirrors);
    this.#drawFlat(items);
    for (const item of items) {
      if (item.part.isBlended && item.part.surface !== 'decal') this.#drawPart(item, false);
    }
  }

  dispose(): void {
    this.#programs.dispose();
    this.#gl.deleteTexture(this.#grain);
    for (const shape of [this.#quad, this.#box]) freeShape(this.#gl, shape);
  }

  /** Returns the visible items: no overhead parts from above, no marks under a visitor's logo. */
  #items(): Item[] {
    const { sight, design, paint, pieces, decals } = this.#frame;
    const models = [{ model: design, place: AT_CENTER, isMarked: false, paint }, ...pieces];
    const fromAbove = isFromAbove(sight);
    return models.flatMap(({ model, ...rest }) =>
      model.parts
        .filter((part) => !(fromAbove && part.isOverhead) && !(decals && part.isMark))
        .map((part) => ({ part, ...rest })),
    );
  }

  #bindMaps(): void {
    const { design, hall } = this.#frame;
    const map = (name: 'floor' | 'ground') => design.textures[design.scene.maps[name] ?? -1] ?? null;
    for (const [index, texture] of [map('floor'), map('ground'), this.#grain, hall].entries()) {
      this.#gl.activeTexture(this.#gl.TEXTURE1 + index);
      this.#gl.bindTexture(this.#gl.TEXTURE_2D, texture);
    }
  }

  #drawMirrored(items: readonly Item[]): void {
    for (const item of items) {
      const { isBlended, isOverhead, surface } = item.part;
      if (!isBlended && !isOverhead && MIRRORED.includes(surface)) this.#drawPart(item, true);
    }
    this.#gl.clear(this.#gl.DEPTH_BUFFER_BIT);
  }

  #drawHall(mirrors: boolean): void {
    const gl = this.#gl;
    const { sight, design } = this.#frame;
    const [w, d] = design.scene.size;
    gl.depthMask(false);
    if (mirrors) gl.enable(gl.BLEND);
    // Additive blending keeps the mirror image
    gl.blendFunc(gl.ONE, gl.ONE);
    this.#draw(this.#use('hall', false), this.#box, [...sight.eye, 0], [0, 0, 0], HALL_SIZE);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    const ground = this.#use('ground', false);
    gl.uniform1f(ground.uniforms.uMirrored, mirrors ? 1 : 0);
    // Fades out in a circle around the longer side
    const reach = (Math.max(w, d) + 9) / 2;
    this.#draw(ground, this.#quad, AT_CENTER, [0, 0, 0], 1, [reach, reach]);
  }

  /** Draws decals: contact shadows darken the carpet, marks and logos stick to walls. */
  #drawFlat(items: readonly Item[]): void {
    const gl = this.#gl;
    const { sight, pieces, decals } = this.#frame;
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(-2, -2);
    gl.blendFunc(gl.DST_COLOR, gl.SRC_COLOR);
    for (const { model, place } of pieces) {
      const { shadow, maps } = model.scene;
      const texture = model.textures[maps.shadow ?? -1];
      if (!shadow || !texture) continue;
      const program = this.#use('shadow', false);
      this.#bindImage(texture);
      gl.uniform4fv(program.uniforms.uCrop, shadow.crop ?? WHOLE);
      this.#draw(program, this.#quad, place, [shadow.x, 0.004, shadow.z], 1, [shadow.w / 2, shadow.d / 2]);
    }
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    for (const { shape, texture, place, isOverhead } of decals ?? []) {
      if (isOverhead && isFromAbove(sight)) continue;
      this.#bindImage(texture);
      this.#draw(this.#use('decal', false), shape, place, [0, 0, 0], 1);
    }
    for (const item of items) if (item.part.surface === 'decal') this.#drawPart(item, false);
    gl.disable(gl.POLYGON_OFFSET_FILL);
  }

  #drawPart({ part, place, isMarked, paint }: Item, mirrored: boolean): void {
    const program = this.#use(part.surface, mirrored);
    const { uniforms } = program;
    if (part.texture) this.#bindImage(part.texture);
    this.#gl.uniform2fv(uniforms.uTiles, part.tiles ?? ONCE);
    this.#gl.uniform3fv(uniforms.uMark, isMarked ? MARK : [0, 0, 0]);
    const colors = part.surface === 'print' ? paint?.print : paint?.shining;
    this.#gl.uniform4fv(uniforms.uPaint, colors ?? AS_DESIGNED);
    const clear = [...(paint?.clear ?? []), ...NO_MARKS].slice(0, NO_MARKS.length);
    this.#gl.uniform4fv(uniforms.uClear, clear);
    this.#draw(program, part.shape, place, part.shift, part.scale);
  }

  #draw({ uniforms }: Program, shape: Shape, place: Place, shift: Vec3, scale: number, flat = ONCE): void {
    const gl = this.#gl;
    gl.uniform4fv(uniforms.uPlace, place);
    gl.uniform4f(uniforms.uFit, ...shift, scale);
    gl.uniform2fv(uniforms.uFlat, flat);
    gl.bindVertexArray(shape.vertices);
    if (!shape.has.has(1)) gl.vertexAttrib3f(1, 0, 1, 0);
    if (!shape.has.has(3)) gl.vertexAttrib4f(3, 1, 1, 1, 1);
    if (!shape.has.has(4)) gl.vertexAttrib3f(4, PLAIN_LIGHT, PLAIN_LIGHT, PLAIN_LIGHT);
    gl.drawElements(gl.TRIANGLES, shape.count, shape.indexType, shape.start);
  }

  #use(mode: Mode, mirrored: boolean): Program {
    const gl = this.#gl;
    const program = this.#programs.get(mode, mirrored);
    if (this.#current === program) return program;
    this.#current = program;
    gl.useProgram(program.program);
    if (this.#prepared.has(program)) return program;
    this.#prepared.add(program);
    const { sight, design } = this.#frame;
    const [w, d] = design.scene.size;
    const { uniforms } = program;
    gl.uniformMatrix4fv(uniforms.uView, false, this.#view);
    gl.uniform3fv(uniforms.uEye, sight.eye);
    gl.uniform4f(uniforms.uDeck, w, d, DECK, Math.max(w, d) / 2);
    gl.uniform3f(uniforms.uMark, 0, 0, 0);
    gl.uniform4fv(uniforms.uLamps, this.#lamps);
    return program;
  }

  #bindImage(texture: WebGLTexture): void {
    this.#gl.activeTexture(this.#gl.TEXTURE0);
    this.#gl.bindTexture(this.#gl.TEXTURE_2D, texture);
  }
}

/** A box from -1 to 1, seen from inside. */
function boxAround(gl: WebGL2RenderingContext): Shape {
  const corners = [-1, -1, -1, 1, -1, -1, 1, 1, -1, -1, 1, -1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1];
  const back = [0, 1, 2, 0, 2, 3, 4, 0, 3, 4, 3, 7, 4, 5, 1, 4, 1, 0];
  const front = [5, 4, 7, 5, 7, 6, 1, 5, 6, 1, 6, 2, 3, 2, 6, 3, 6, 7];
  return uploadNumbers(gl, [{ location: 0, size: 3, values: corners }], [...back, ...front]);
}

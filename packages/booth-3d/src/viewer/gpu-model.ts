import type { Model } from './load-model.ts';
import type { Attribute, ModelPart, ModelScene } from './model.ts';
import { type Triangles, trianglesOf } from './triangles.ts';

export interface GpuPart extends Omit<ModelPart, 'image' | 'attributes' | 'indices'> {
  readonly texture: WebGLTexture | null;
  readonly shape: Shape;
  /** A copy in memory, for hit tests. */
  readonly triangles: Triangles;
}

export interface Shape {
  readonly vertices: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  /** Offset of its first index in bytes. */
  readonly start: number;
  readonly count: number;
  readonly indexType: number;
  /** Shader inputs that it provides. */
  readonly has: ReadonlySet<number>;
}

export interface GpuModel {
  readonly scene: ModelScene;
  readonly parts: readonly GpuPart[];
  readonly textures: readonly WebGLTexture[];
}

export interface TextureLook {
  /** True if the values are sRGB colors. */
  readonly srgb?: boolean;
  readonly repeat?: boolean;
}

/** Uploads a model to the GPU and closes its images. */
export function uploadModel(gl: WebGL2RenderingContext, { scene, parts, images }: Model): GpuModel {
  const maps = [...Object.values(scene.maps), ...(scene.furniture ?? []).map(({ light }) => light.map)];
  const textures = images.map((image, index) => {
    const repeat = parts.some((part) => part.image === index && part.tiles !== undefined);
    const texture = uploadImage(gl, image, { srgb: !maps.includes(index), repeat });
    image.close();
    return texture;
  });
  return {
    scene,
    textures,
    parts: parts.map((part) => {
      const { image, attributes, indices, ...facts } = part;
      return {
        ...facts,
        texture: textures[image ?? -1] ?? null,
        shape: uploadShape(gl, { attributes, indices }),
        triangles: trianglesOf(part),
      };
    }),
  };
}

export function freeModel(gl: WebGL2RenderingContext, { parts, textures }: GpuModel): void {
  for (const { shape } of parts) freeShape(gl, shape);
  for (const texture of textures) gl.deleteTexture(texture);
}

function uploadShape(
  gl: WebGL2RenderingContext,
  { attributes, indices }: Pick<ModelPart, 'attributes' | 'indices'>,
): Shape {
  const vertices = gl.createVertexArray();
  gl.bindVertexArray(vertices);
  const buffers = attributes.map(({ location, size, type, normalized, stride, bytes }) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, type, normalized, stride, 0);
    return buffer;
  });
  const order = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, order);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  gl.bindVertexArray(null);
  return {
    vertices,
    buffers: [...buffers, order],
    start: 0,
    count: indices.length,
    indexType: indices instanceof Uint32Array ? gl.UNSIGNED_INT : gl.UNSIGNED_SHORT,
    has: new Set(attributes.map(({ location }) => location)),
  };
}

/** Creates triangles from `size` numbers per vertex, for the shader input at `location`. */
export function uploadNumbers(
  gl: WebGL2RenderingContext,
  inputs: readonly Readonly<{ location: number; size: number; values: readonly number[] }>[],
  indices: readonly number[],
): Shape {
  const attributes = inputs.map(
    ({ location, size, values }): Attribute => ({
      location,
      size,
      type: gl.FLOAT,
      normalized: false,
      stride: 0,
      bytes: new Uint8Array(new Float32Array(values).buffer),
    }),
  );
  return uploadShape(gl, { attributes, indices: new Uint16Array(indices) });
}

export function freeShape(gl: WebGL2RenderingContext, { vertices, buffers }: Shape): void {
  for (const buffer of buffers) gl.deleteBuffer(buffer);
  gl.deleteVertexArray(vertices);
}

export function uploadImage(gl: WebGL2RenderingContext, image: TexImageSource, look: TextureLook = {}) {
  const texture = newTexture(gl, look);
  gl.texImage2D(gl.TEXTURE_2D, 0, look.srgb ? gl.SRGB8_ALPHA8 : gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.generateMipmap(gl.TEXTURE_2D);
  return texture;
}

/** Creates and binds an empty texture. */
export function newTexture(gl: WebGL2RenderingContext, { repeat = false }: TextureLook): WebGLTexture {
  const texture = gl.createTexture();
  const wrap = repeat ? gl.REPEAT : gl.CLAMP_TO_EDGE;
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const sharper = gl.getExtension('EXT_texture_filter_anisotropic');
  if (sharper) gl.texParameteri(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  return texture;
}

import { FRAGMENT_SHADER, MODES, VERTEX_SHADER } from './shaders.ts';

export type Mode = (typeof MODES)[number];

/** Samplers by texture unit. */
const SAMPLERS = ['uImage', 'uFloor', 'uGround', 'uGrain', 'uHall'];
const UNIFORMS = [
  ...(['uView', 'uEye', 'uDeck', 'uLamps', 'uPlace', 'uFit', 'uFlat'] as const),
  ...(['uTiles', 'uCrop', 'uMark', 'uPaint', 'uClear', 'uMirrored'] as const),
];

/** A linked program and its uniform locations; unused ones are null, and setting them does nothing. */
export interface Program {
  readonly program: WebGLProgram;
  readonly uniforms: Readonly<Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>>;
}

/** Modes that reflect in the polished hall floor. */
export const MIRRORED: readonly Mode[] = ['solid', 'glow', 'screen', 'print'];

/** A context's programs, all submitted at once so that drivers can link them in parallel. */
export class Programs {
  readonly #gl: WebGL2RenderingContext;
  readonly #linking = new Map<string, WebGLProgram>();
  readonly #linked = new Map<string, Program>();

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    for (const mode of MODES) this.#start(mode, false);
    for (const mode of MIRRORED) this.#start(mode, true);
  }

  /** Resolves once all programs are linked; querying them earlier would block the page. */
  async linked(): Promise<void> {
    const gl = this.#gl;
    const extension = gl.getExtension('KHR_parallel_shader_compile');
    if (!extension) return;
    const isLinking = (program: WebGLProgram) =>
      gl.getProgramParameter(program, extension.COMPLETION_STATUS_KHR) === false;
    while ([...this.#linking.values()].some(isLinking)) await new Promise((next) => setTimeout(next, 8));
  }

  /** @throws Error if the driver refuses it */
  get(mode: Mode, mirrored: boolean): Program {
    const key = keyOf(mode, mirrored);
    const linked = this.#linked.get(key) ?? this.#finish(key);
    this.#linked.set(key, linked);
    return linked;
  }

  dispose(): void {
    for (const program of this.#linking.values()) this.#gl.deleteProgram(program);
  }

  #start(mode: Mode, mirrored: boolean): void {
    const gl = this.#gl;
    const head = `#version 300 es\n#define MODE ${MODES.indexOf(mode)}\n${mirrored ? '#define MIRROR\n' : ''}`;
    const program = gl.createProgram();
    const shaders = [
      [gl.VERTEX_SHADER, VERTEX_SHADER],
      [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
    ] as const;
    for (const [type, text] of shaders) {
      const shader = gl.createShader(type);
      if (!shader) continue;
      gl.shaderSource(shader, head + text);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      // Deleted together with the program
      gl.deleteShader(shader);
    }
    gl.linkProgram(program);
    this.#linking.set(keyOf(mode, mirrored), program);
  }

  #finish(key: string): Program {
    const gl = this.#gl;
    const program = this.#linking.get(key);
    if (!program || !gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(`The program ${key} did not link: ${program && gl.getProgramInfoLog(program)}`);
    gl.useProgram(program);
    for (const [unit, name] of SAMPLERS.entries()) gl.uniform1i(gl.getUniformLocation(program, name), unit);
    const uniforms = UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)]);
    return { program, uniforms: Object.fromEntries(uniforms) };
  }
}

function keyOf(mode: Mode, mirrored: boolean): string {
  return mirrored ? `${mode} mirrored` : mode;
}

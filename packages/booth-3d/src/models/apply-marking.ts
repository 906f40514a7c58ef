import {
  type Mark,
  type MarkedList,
  type MarkedSurface,
  type Marking,
  type NamedPart,
  type RefusedEntry,
  storedPartName,
} from '../marking/marking.ts';
import { Surfaces } from '../marking/surfaces.ts';
import type { Triangle } from '../marking/triangle.ts';
import type { Vec3 } from '../viewer/model.ts';
import { plus } from '../viewer/vector.ts';
import { ModelRefused } from './model-refused.ts';
import { ORIGIN, type Role, type SourceMesh, type SourceModel, trianglesOf } from './source-model.ts';

/** Distance of a mark's mesh before its surface, in meters. */
const BEFORE = 0.002;
/** Marks lean at most this much: the vertical part of their normal. */
const MAX_LEAN = 0.3;

/**
 * Adds what an administrator marked by pointing to a model, as if its file had nodes with those names, and removes names
 * that no longer count. Entries that do not fit are left out, each with a sentence.
 * @param raise height of the scene over the model's coordinates, in meters
 */
export function applyMarking(
  source: SourceModel,
  marking: Marking,
  raise: number,
): { source: SourceModel; refused: RefusedEntry[] } {
  const ignored = new Set(marking.ignored);
  const named = source.meshes.flatMap((mesh): SourceMesh[] => {
    if (!ignored.has(storedPartName(mesh.name)) || !LISTS[mesh.role]) return [mesh];
    return mesh.role === 'mark' ? [] : [{ ...mesh, role: 'plain' }];
  });
  const kept = source.points.filter(
    ({ name, role }) => !(ignored.has(storedPartName(name)) && (role === 'seat' || role === 'place')),
  );
  const model = new MarkedModel(named);
  const refused: RefusedEntry[] = [];
  const applied = <Entry extends { readonly p: Vec3 }>(
    list: MarkedList,
    entries: readonly Entry[],
    apply: (entry: Entry, p: Vec3) => string | null,
  ) =>
    entries.forEach((entry, index) => {
      const text = apply(entry, plus(entry.p, [0, -raise, 0]));
      if (text !== null) refused.push({ list, index, text });
    });
  // Marks look for the part that they are on, so they come before parts are divided
  const marks: SourceMesh[] = [];
  applied('marks', marking.marks, (mark, p) => {
    const made = model.mark({ ...mark, p }, marks.length);
    if (typeof made === 'string') return made;
    marks.push(made);
    return null;
  });
  applied('screens', marking.screens, (surface, p) => model.give('screen', surface, p));
  applied('prints', marking.prints, (surface, p) => model.give('print', surface, p));
  return { source: { ...source, meshes: [...model.meshes(), ...marks], points: kept }, refused };
}

/** Returns the names in a file that say what a part is, and that can be ignored. */
export function namesIn({ meshes }: SourceModel): NamedPart[] {
  const parts = meshes.flatMap(({ name, role }) => {
    const list = LISTS[role];
    return list ? [{ list, name: storedPartName(name) }] : [];
  });
  return [...new Map(parts.map((part) => [part.name, part])).values()];
}

const LISTS: Readonly<Partial<Record<Role, MarkedList>>> = {
  mark: 'marks',
  print: 'prints',
  screen: 'screens',
};

/** Returns the name of the part at a point. @throws ModelRefused without one, or if the model has no other */
export function partAt(meshes: readonly SourceMesh[], p: Vec3, n: Vec3): string {
  const part = new MarkedModel(meshes).meshAt(p, n)?.part;
  if (!part) throw new ModelRefused(['There is no part at this point: press it again.']);
  if (meshes.every((mesh) => mesh.part === part || mesh.part === '')) {
    throw new ModelRefused([
      'The model is one piece, so no part of it can be chosen. Divide it in your 3D program.',
    ]);
  }
  return part;
}

/** A model's meshes with the triangles that have got another role. */
class MarkedModel {
  readonly #meshes: readonly SourceMesh[];
  /** Mesh of each triangle. */
  readonly #owners: readonly number[];
  readonly #surfaces: Surfaces;
  readonly #roles = new Map<number, Role>();

  constructor(meshes: readonly SourceMesh[]) {
    this.#meshes = meshes;
    // Marks are not drawn
    const triangles = meshes.flatMap((mesh, owner) =>
      trianglesOf(mesh).map((corners) => ({
        owner,
        corners: mesh.role === 'mark' ? NOTHING : (corners.map(({ p }) => p) as [Vec3, Vec3, Vec3]),
      })),
    );
    this.#owners = triangles.map(({ owner }) => owner);
    this.#surfaces = new Surfaces(triangles.map(({ corners }) => corners));
  }

  meshAt(p: Vec3, n: Vec3): SourceMesh | null {
    const triangle = this.#surfaces.triangleAt(p, n);
    return triangle === null ? null : this.#ownerOf(triangle);
  }

  /** Returns a mark's mesh, or the reason why there is none. */
  mark(mark: Mark, index: number): SourceMesh | string {
    const { p, n, w, h } = mark;
    const surface = this.#surfaces.at(p, n);
    const triangle = surface?.triangles[0];
    if (!surface || triangle === undefined) return 'This logo is not on a surface.';
    if (Math.abs(n[1]) > MAX_LEAN) return 'A logo needs an upright surface.';
    if (!surface.holds(mark)) return 'This logo reaches beyond its surface.';
    return {
      role: 'mark',
      material: null,
      body: null,
      bottom: p[1],
      // It is not drawn
      vertices: [],
      indices: [],
      rectangle: { p: plus(p, n, BEFORE), n, w, h },
      name: `logo ${index + 1}`,
      part: '',
      furniture: this.#ownerOf(triangle)?.furniture ?? null,
    };
  }

  /** Gives a surface, or all sides of its part, a role. @returns the reason why it cannot have it */
  give(role: Role, { n, whole }: MarkedSurface, p: Vec3): string | null {
    const surface = this.#surfaces.at(p, n);
    const [first] = surface?.triangles ?? [];
    if (!surface || first === undefined) return 'There is no surface here.';
    const triangles = whole ? this.#surfaces.pieceOf(first) : surface.triangles;
    if (this.meshAt(p, n)?.role === 'floor') return 'The deck keeps its look.';
    const own = triangles.filter((triangle) => this.#ownerOf(triangle)?.role !== 'floor');
    for (const triangle of own) this.#roles.set(triangle, role);
    return null;
  }

  meshes(): SourceMesh[] {
    let start = 0;
    return this.#meshes.flatMap((mesh) => {
      const first = start;
      const count = trianglesOf(mesh).length;
      start += count;
      const roles = Array.from({ length: count }, (_, index) => this.#roles.get(first + index) ?? mesh.role);
      return [...new Set(roles)].map((role) =>
        role === mesh.role && roles.every((each) => each === role) ? mesh : withTriangles(mesh, role, roles),
      );
    });
  }

  #ownerOf(triangle: number): SourceMesh | null {
    return this.#meshes[this.#owners[triangle] ?? -1] ?? null;
  }
}

/** A triangle without area. */
const NOTHING: Triangle = [ORIGIN, ORIGIN, ORIGIN];

/** Returns the triangles of a mesh that have a role, with their own vertices. */
function withTriangles(mesh: SourceMesh, role: Role, roles: readonly Role[]): SourceMesh {
  const numbers = new Map<number, number>();
  const indices = mesh.indices.flatMap((corner, at) => {
    if (roles[Math.floor(at / 3)] !== role) return [];
    const known = numbers.get(corner) ?? numbers.size;
    numbers.set(corner, known);
    return [known];
  });
  const vertices = [...numbers.keys()].flatMap((corner) => mesh.vertices[corner] ?? []);
  return { ...mesh, role, vertices, indices };
}

/** Writes plain glTF as docs/models.md describes it. */
import { Document, type Material, type Node, type Primitive, type Texture } from '@gltf-transform/core';
import { KHRMaterialsEmissiveStrength } from '@gltf-transform/extensions';
import { dedup, prune, quantize, unpartition } from '@gltf-transform/functions';

export type Vec3 = [number, number, number];

/** A primitive's numbers. */
export interface Source {
  readonly places: ArrayLike<number>;
  readonly normals: ArrayLike<number> | null;
  readonly uvs: ArrayLike<number> | null;
  readonly colors: ArrayLike<number> | null;
  readonly lights: ArrayLike<number> | null;
}

/** Width and depth of the deck, in meters. */
interface Size {
  readonly w: number;
  readonly d: number;
}

/** Light that a stored 1 stands for. */
export const LIGHT = 4;
/** Classes of solid surfaces, as the exporter numbers them: roughness, and the look that the viewer draws. */
const CLASSES = [
  { name: 'matte', roughness: 0.6 },
  { name: 'satin', roughness: 0.35 },
  { name: 'cloth', roughness: 0.95 },
  { name: 'look:wood', roughness: 0.45 },
  { name: 'metal', roughness: 0.3 },
  { name: 'look:softglow', roughness: 0.6 },
  { name: 'look:plank', roughness: 0.45 },
  { name: 'look:leaf', roughness: 0.42 },
] as const;
/** A model under construction: one node for each name below a parent, one primitive for each of its materials. */
export class PlainModel {
  readonly document = new Document();
  readonly scene = this.document.createNode('scene');
  readonly #root = this.document.createScene().addChild(this.scene);
  readonly #buffer = this.document.createBuffer();
  readonly #materials = new Map<string, Material>();
  readonly #nodes = new Map<Node, Map<string, Map<Material, Numbers>>>();

  readonly #size: Size;

  constructor(size: Size) {
    this.#size = size;
  }

  /** Sets custom properties of the scene. */
  setProperties(properties: Record<string, unknown>): void {
    this.#root.setExtras(properties);
  }

  empty(parent: Node, name: string, [x, y, z]: Vec3 = [0, 0, 0], degrees = 0): Node {
    const turn = (degrees * Math.PI) / 360;
    const node = this.document.createNode(name).setTranslation([x, y, z]);
    parent.addChild(node.setRotation([0, Math.sin(turn), 0, Math.cos(turn)]));
    return node;
  }

  /** Returns the position in the deck's picture. */
  onDeck([x, , z]: Vec3): [number, number] {
    return [x / this.#size.w + 0.5, z / this.#size.d + 0.5];
  }

  /** @param light of each corner, if the component has none */
  add(
    parent: Node,
    name: string,
    material: Material | null,
    { source, corners }: { readonly source: Source; readonly corners: readonly number[] },
    light?: readonly Vec3[],
  ): void {
    const names = this.#nodes.get(parent) ?? new Map<string, Map<Material, Numbers>>();
    this.#nodes.set(parent, names);
    const materials = names.get(name) ?? new Map<Material, Numbers>();
    names.set(name, materials);
    const used = material ?? this.materialOf('place', [], null);
    const numbers = materials.get(used) ?? new Numbers();
    materials.set(used, numbers);
    const { places, normals, uvs, lights } = source;
    const own = new Map<number, number>();
    for (const corner of corners) {
      const known = own.get(corner);
      const index = known ?? numbers.count++;
      own.set(corner, index);
      numbers.indices.push(index);
      if (known !== undefined) continue;
      numbers.places.push(...three(places, corner));
      if (normals) numbers.normals.push(...three(normals, corner));
      if (name === 'floor') numbers.uvs.push(...this.onDeck(three(places, corner)));
      else if (uvs) numbers.uvs.push(uvs[corner * 2] ?? 0, uvs[corner * 2 + 1] ?? 0);
      const stored = lights ? three(lights, corner).map((root) => root * root) : null;
      const lit = stored ?? light?.[corner % 4]?.map((value) => Math.min(1, value / LIGHT));
      if (lit) numbers.lights.push(...lit, 1);
    }
  }

  /** @param code color as stored, and class, in bytes */
  materialOf(surface: string, code: readonly number[], picture: Texture | null, emit = 0): Material {
    const key = [surface, ...code, picture?.getName(), emit].join();
    const known = this.#materials.get(key);
    if (known) return known;
    const [r = 0, g = 0, b = 0] = code.map((root) => (root / 255) ** 2);
    const { name, roughness } = CLASSES[code[3] ?? 0] ?? CLASSES[0];
    const material = this.document
      .createMaterial(surface === 'solid' ? name : surface)
      .setDoubleSided(true)
      .setMetallicFactor(surface === 'solid' && name === 'metal' ? 1 : 0)
      .setRoughnessFactor(surface === 'solid' ? roughness : 0.7);
    if (surface === 'solid')
      material.setBaseColorFactor([r, g, b, 1]).setEmissiveFactor([r * emit, g * emit, b * emit]);
    else if (surface === 'glass') material.setBaseColorFactor([r, g, b, 0.16]).setAlphaMode('BLEND');
    else if (surface === 'glow') this.#shine(material, [r * 3, g * 3, b * 3]);
    else if (surface === 'screen') this.#shine(material, [r * 2, g * 2, b * 2]).setEmissiveTexture(picture);
    else material.setBaseColorTexture(picture);
    if (surface === 'decal') material.setAlphaMode('BLEND');
    this.#materials.set(key, material);
    return material;
  }

  #shine(material: Material, emission: Vec3): Material {
    const strength = Math.max(1, ...emission);
    if (strength > 1) {
      const extension = this.document.createExtension(KHRMaterialsEmissiveStrength);
      const stronger = extension.createEmissiveStrength().setEmissiveStrength(strength);
      material.setExtension(KHRMaterialsEmissiveStrength.EXTENSION_NAME, stronger);
    }
    return material
      .setBaseColorFactor([0, 0, 0, 1])
      .setEmissiveFactor(emission.map((part) => part / strength) as Vec3);
  }

  async finish(): Promise<Document> {
    for (const [parent, names] of this.#nodes) {
      for (const [name, materials] of names) {
        const mesh = this.document.createMesh(name);
        for (const [material, numbers] of materials) {
          mesh.addPrimitive(
            this.#primitive(numbers, name === 'floor').setMaterial(
              material.getName() === 'place' ? null : material,
            ),
          );
        }
        // A mark's own mark hangs below its place
        (name === parent.getName() ? parent : this.empty(parent, name, opposite(parent))).setMesh(mesh);
      }
    }
    await this.document.transform(
      dedup({ keepUniqueNames: true }),
      prune({ keepLeaves: true, keepAttributes: true }),
      quantize({ quantizeNormal: 8, quantizeColor: 16, quantizationVolume: 'scene' }),
      unpartition(),
    );
    return this.document;
  }

  #primitive({ count, indices, places, normals, uvs, lights }: Numbers, isDeck: boolean): Primitive {
    const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4', numbers: readonly number[]) =>
      this.document
        .createAccessor()
        .setType(type)
        .setArray(new Float32Array(numbers))
        .setBuffer(this.#buffer);
    const order = count < 0xffff ? new Uint16Array(indices) : new Uint32Array(indices);
    const primitive = this.document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', places))
      .setIndices(this.document.createAccessor().setType('SCALAR').setArray(order).setBuffer(this.#buffer));
    if (normals.length > 0) primitive.setAttribute('NORMAL', accessor('VEC3', normals));
    if (uvs.length > 0) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs));
    // glTF knows no second set without a first one
    if (isDeck) primitive.setAttribute('TEXCOORD_1', accessor('VEC2', uvs));
    if (lights.length > 0) primitive.setAttribute('COLOR_0', accessor('VEC4', lights));
    return primitive;
  }
}

/** A primitive's numbers under construction. */
class Numbers {
  count = 0;
  readonly indices: number[] = [];
  readonly places: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly lights: number[] = [];
}

export function opposite(node: Node): Vec3 {
  return node.getWorldTranslation().map((part) => -part) as Vec3;
}

export function three(numbers: ArrayLike<number>, index: number): Vec3 {
  return [numbers[index * 3] ?? 0, numbers[index * 3 + 1] ?? 0, numbers[index * 3 + 2] ?? 0];
}

import { type Zippable, zipSync } from 'fflate';
import type { BoothMesh, Picture } from './booth-meshes.ts';
import type { Looks } from './mesh-looks.ts';

/** Alignment required for reading files in place; see the USDZ specification. */
const ALIGNED = 64;
const LOCAL_HEADER = 30;
/** Bytes before the contents of a zip extra field. */
const EXTRA_HEADER = 4;
/** Fixed date, in local time like zip's, so that the same model gives the same file. */
const DATE = new Date(2020, 0, 1);
/** Zip extra field for padding, with the id that USD's tools use. */
const PADDING = 0x1986;

/** Returns a booth as USDZ: a text scene and its pictures in an uncompressed zip file. */
export function boothUsdz(meshes: readonly BoothMesh[], pictures: ReadonlyMap<number, Picture>): Uint8Array {
  const scene = new TextEncoder().encode(usdScene(meshes, pictures));
  return storedZip([
    // The scene must be first
    ['booth.usda', scene],
    ...[...pictures.values()].map(({ name, bytes }) => [`pictures/${name}`, bytes] as const),
  ]);
}

function usdScene(meshes: readonly BoothMesh[], pictures: ReadonlyMap<number, Picture>): string {
  const materials = meshes.map(({ looks }) => material(looks, pictures));
  return `#usda 1.0
(
    defaultPrim = "Booth"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Booth" (
    kind = "component"
)
{
    def Scope "Materials"
    {
${materials.join('\n')}
    }
${meshes.map(mesh).join('\n')}
}
`;
}

function mesh({ looks, places, normals, uvs, indices }: BoothMesh): string {
  const uv = uvs.map((value, index) => (index % 2 === 1 ? Math.round((1 - value) * 1e5) / 1e5 : value));
  return `    def Mesh "mesh_${looks.name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = 1
        uniform token subdivisionScheme = "none"
        rel material:binding = </Booth/Materials/${looks.name}>
        int[] faceVertexCounts = [${Array(indices.length / 3)
          .fill(3)
          .join()}]
        int[] faceVertexIndices = [${indices.join()}]
        point3f[] points = [${tuples(places, 3)}]
        normal3f[] normals = [${tuples(normals, 3)}] (
            interpolation = "vertex"
        )${
          uv.length > 0
            ? `
        texCoord2f[] primvars:st = [${tuples(uv, 2)}] (
            interpolation = "vertex"
        )`
            : ''
        }
    }`;
}

function material(looks: Looks, pictures: ReadonlyMap<number, Picture>): string {
  const { name, color, roughness, metallic, opacity, shine, isClear } = looks;
  const path = `/Booth/Materials/${name}`;
  const picture = looks.picture === null ? undefined : pictures.get(looks.picture);
  const ofPicture = (output: string) => `.connect = <${path}/Picture.outputs:${output}>`;
  const isLamp = shine === 1;
  const diffuse = isLamp ? ' = (0, 0, 0)' : picture ? ofPicture('rgb') : ` = (${color.join(', ')})`;
  const emissive = picture ? ofPicture('rgb') : ` = (${color.map((part) => part * shine).join(', ')})`;
  const inputs = [
    `color3f inputs:diffuseColor${diffuse}`,
    ...(shine > 0 ? [`color3f inputs:emissiveColor${emissive}`] : []),
    `float inputs:roughness = ${roughness}`,
    `float inputs:metallic = ${metallic}`,
    `float inputs:opacity${isClear && picture ? ofPicture('a') : ` = ${opacity}`}`,
  ];
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${inputs.map((input) => `                ${input}`).join('\n')}
                token outputs:surface
            }${picture ? pictureShaders(path, picture) : ''}
        }`;
}

function pictureShaders(path: string, { name }: Picture): string {
  return `
            def Shader "Place"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
            def Shader "Picture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @pictures/${name}@
                token inputs:sourceColorSpace = "sRGB"
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float2 inputs:st.connect = <${path}/Place.outputs:result>
                float3 outputs:rgb
                float outputs:a
            }`;
}

function tuples(values: readonly number[], size: number): string {
  const texts: string[] = [];
  for (let at = 0; at < values.length; at += size) texts.push(`(${values.slice(at, at + size).join()})`);
  return texts.join();
}

/** Returns a zip file of uncompressed entries, each aligned to 64 bytes. */
function storedZip(entries: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const files: Zippable = {};
  let at = 0;
  for (const [name, bytes] of entries) {
    const start = at + LOCAL_HEADER + name.length + EXTRA_HEADER;
    const padding = new Uint8Array((ALIGNED - (start % ALIGNED)) % ALIGNED);
    files[name] = [bytes, { extra: { [PADDING]: padding } }];
    at = start + padding.length + bytes.length;
  }
  return zipSync(files, { level: 0, mtime: DATE });
}

import { fetchModel } from '../viewer/fetch-model.ts';
import type { ModelPart, ModelScene, PackedModel } from '../viewer/model.ts';
import { PRINTED_CLASS, readModel, UNTINTED_CLASS } from '../viewer/read-model.ts';

/** The shader's input with a vertex's color and class. */
const COLOR = 3;

/**
 * Reads the facts of a packed model, and what visitors miss in it, as sentences.
 * @throws Error if it cannot be loaded
 * @example const { scene, missing } = await readFacts(url)
 */
export async function readFacts(url: string): Promise<{ scene: ModelScene; missing: string[] }> {
  const model = readModel(await fetchModel(url));
  return { scene: model.scene, missing: missingIn(model) };
}

/** Returns what visitors miss in a model, as sentences. */
export function missingIn({ scene, parts }: Pick<PackedModel, 'scene' | 'parts'>): string[] {
  return [
    ...(scene.sockets.length > 0 ? [] : ["Visitors can't see their logo on it."]),
    ...(parts.some(takesColor) ? [] : ["Visitors can't try their color on it."]),
    ...(!scene.floor || scene.floor.places.length > 0 ? [] : ["Visitors can't place extras in it."]),
  ];
}

function takesColor({ surface, attributes, isMark }: ModelPart): boolean {
  if (isMark || (surface !== 'print' && surface !== 'solid' && surface !== 'screen')) return false;
  const colors = attributes.find(({ location }) => location === COLOR);
  // Prints without a class take the color
  if (!colors) return surface === 'print';
  const { bytes, stride } = colors;
  for (let at = 3; at < bytes.length; at += stride) {
    if (surface === 'print' ? (bytes[at] ?? 0) < UNTINTED_CLASS : bytes[at] === PRINTED_CLASS) return true;
  }
  return false;
}

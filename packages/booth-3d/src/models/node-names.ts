import type { Node } from '@gltf-transform/core';

/** Returns a node's name without the number of a copy in Blender: 'print:wall.001'. */
export function plainName(node: Node): string {
  return node
    .getName()
    .replace(/\.\d+$/, '')
    .trim();
}

/** Returns the role and the detail that a node's name states, such as 'print' and 'wall'. */
export function wordsOf(node: Node): [role: string, detail: string] {
  const [role = '', ...rest] = plainName(node).split(':');
  return [role.trim().toLowerCase(), rest.join(':').trim()];
}

/** Returns true if a node's name says that it is the deck. */
export function isDeckName(node: Node): boolean {
  return wordsOf(node)[0] === 'floor';
}

/** Returns the name by which a part can be left out or be the deck; empty if it has none. */
export function partName(node: Node): string {
  const { part } = node.getExtras();
  return typeof part === 'string' ? part : '';
}

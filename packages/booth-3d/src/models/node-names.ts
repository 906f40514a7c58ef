import type { Document, Node } from '@gltf-transform/core';
import { storedPartName } from '../marking/marking.ts';

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

/** True if a node's name says that it is the deck. */
export function isDeckName(node: Node): boolean {
  return wordsOf(node)[0] === 'floor';
}

/** Returns the name by which a part can be left out or be the deck; empty if it has none. */
export function partName(node: Node): string {
  const { part } = node.getExtras();
  return typeof part === 'string' ? part : '';
}

/** Characters before a number that makes a name different. */
const MAX_BEFORE = 90;

/** Gives every part a unique name, by which it can be left out. Its node keeps its name. */
export function nameParts(document: Document): void {
  const taken = new Set<string>();
  for (const node of document.getRoot().listNodes()) {
    if (!node.getMesh()) continue;
    const name = storedPartName(node.getName()) || 'Part';
    let free = name;
    for (let count = 2; taken.has(free); count++)
      free = storedPartName(`${name.slice(0, MAX_BEFORE)} (${count})`);
    taken.add(free);
    node.setExtras({ ...node.getExtras(), part: free });
  }
}

/** Removes the parts of these names, with everything below them. */
export function leaveOut(document: Document, names: readonly string[]): void {
  for (const node of document.getRoot().listNodes()) if (names.includes(partName(node))) removeBelow(node);
}

function removeBelow(node: Node): void {
  for (const child of node.listChildren()) removeBelow(child);
  node.setMesh(null).setName('').setExtras({});
}

import type { Document, Node } from '@gltf-transform/core';
import { tidyLine } from '../../../../src/domain/schemas/line.ts';
import { MAX_PART_NAME } from '../../../../src/domain/schemas/marking.ts';
import { hasRole } from '../source-model.ts';

/** Gives every part a name of its own, by which it can be left out or be the deck. Names with a role stay. */
export function nameParts(document: Document): void {
  const taken = new Set<string>();
  for (const node of document.getRoot().listNodes()) {
    if (!node.getMesh() || hasRole(node)) continue;
    const text = node.getName().replace(/[\p{C}\s]+/gu, ' ');
    const name =
      tidyLine(text)
        .slice(0, MAX_PART_NAME - 6)
        .trim() || 'Part';
    let free = name;
    // Like Blender's numbers, which say nothing about a part's role
    for (let count = 1; taken.has(free); count++) free = `${name}.${String(count).padStart(3, '0')}`;
    taken.add(free);
    node.setName(free);
  }
}

/** Removes the parts of these names, with everything below them. */
export function leaveOut(document: Document, names: readonly string[]): void {
  const left = document
    .getRoot()
    .listNodes()
    .filter((node) => names.includes(node.getName()));
  for (const node of left) removeBelow(node);
}

function removeBelow(node: Node): void {
  for (const child of node.listChildren()) removeBelow(child);
  node.setMesh(null).setName('');
}

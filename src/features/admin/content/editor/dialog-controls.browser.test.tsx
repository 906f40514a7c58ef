import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import {
  addContent,
  type ContentKind,
  designContent,
  extraContent,
  projectContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import { startPanel } from '../../../../../tests/browser/admin-panel.tsx';
import { designKind } from '../designs/design-kind.ts';
import { extraKind } from '../extras/extra-kind.ts';
import { projectKind } from '../projects/project-kind.ts';

/** The part of a record kind that the test needs. */
type Kind = Pick<typeof extraKind, 'edited'> & {
  readonly record: Pick<(typeof extraKind)['record'], 'labels'>;
  readonly images: { readonly paths: readonly string[] };
};

const KINDS: [ContentKind, Kind][] = [
  [extraContent, extraKind],
  [designContent, designKind],
  [projectContent, projectKind],
];

beforeEach(startPanel);

for (const [content, { edited, record, images }] of KINDS) {
  test(`${content.addDialog}: each field of the record has its control`, async () => {
    const dialog = await addContent(content);
    for (const field of edited) {
      const label = record.labels[field] ?? field;
      const isGroup = images.paths.some((path) => path.startsWith(`${field}.`));
      expect.soft(controlsOf(dialog, label, isGroup), field).not.toEqual([]);
    }
  });
}

/** Returns the controls with this label. A list's or image set's controls are in a group with the label. */
function controlsOf(dialog: Locator, label: string, isGroup: boolean): Element[] {
  const group = dialog.getByRole('group', { name: label, exact: true });
  // Labels of required fields end with a star
  const named = new RegExp(`^${label.replace(/[()]/g, '\\$&')}[\\s*]*$`);
  const single = dialog.getByLabelText(named).elements();
  const inGroup = group.elements().length === 1 ? [...group.element().querySelectorAll('input')] : [];
  return isGroup || inGroup.length > 0 ? inGroup : single;
}

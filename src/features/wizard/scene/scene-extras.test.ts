import { expect, test } from 'vitest';
import { placeExtras } from '../../../../packages/booth-3d/src/placement/place-extras.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { demoFloor, withModels } from '../../../../tests/support/demo-models.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';
import { changeText, type SceneExtra, sceneExtras } from './scene-extras.ts';

const chosen = (id: string, quantity: number): ChosenExtra => ({ id, name: id, quantity, unitPriceUSD: 95 });

function rows(extras: readonly ChosenExtra[], listed: readonly ChosenExtra[] = []): SceneExtra[] {
  const placement = placeExtras(
    demoFloor('10x10-launch'),
    withModels(extras.map(({ id, quantity }) => ({ slug: id, quantity }))),
  );
  return sceneExtras(listed, extras, DEMO_CONTENT.extras, placement, 'Launch');
}

test('a row says how many of an extra are shown, and why the rest are not', () => {
  const [stools, screens] = rows([chosen('bar-stools', 2), chosen('led-screen-55', 3)]);
  expect(stools).toMatchObject({ placed: 2, note: '' });
  expect(screens?.placed).toBe(1);
  expect(screens?.note).toBe("1 of 3 shown: this layout is full. We'll place the rest with you on the call.");
});

test('an extra without a model says that it is not shown, and keeps its number when no longer listed', () => {
  expect(rows([chosen('added-by-somebody', 2)])).toEqual([
    {
      ...chosen('added-by-somebody', 2),
      max: 2,
      placed: 0,
      note: 'Not shown in 3D, but included in your quote.',
    },
  ]);
});

test('an extra removed from the quote keeps its row, a new one comes last', () => {
  const listed = [chosen('bar-stools', 1), chosen('plant-set', 1)];
  const after = rows([chosen('brochure-rack', 1), chosen('plant-set', 2)], listed);
  expect(after.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['bar-stools', 0],
    ['plant-set', 2],
    ['brochure-rack', 1],
  ]);
  expect(after[0]?.max).toBeGreaterThan(0);
});

test('a change is announced in a few words', () => {
  const [stools, screens] = rows([chosen('bar-stools', 2), chosen('led-screen-55', 3)]);
  if (!stools || !screens) throw new Error('No rows');
  expect(changeText(stools)).toBe('bar-stools: 2 in the booth');
  expect(changeText({ ...stools, quantity: 0 })).toBe('bar-stools: none');
  expect(changeText(screens)).toMatch(/^led-screen-55: 1 of 3 shown/);
});

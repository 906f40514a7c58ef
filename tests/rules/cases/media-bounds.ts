/** Addresses of stored images and models, and models' markings, at and beyond their bounds. */
import type { FieldSchema } from '../../../scripts/rules.ts';

/** Values at and beyond the bounds of a field. */
export interface Values {
  readonly allowed: readonly unknown[];
  readonly refused: readonly unknown[];
}

export type Bounds = Values & { readonly field: string };

export const IMAGE = '/media/extras/a-0123456789abcdef-12x9.webp';

export function model(schema: FieldSchema): Values {
  const { refused } = image(schema);
  return { allowed: ['/media/extras/a-0123456789abcdef.bin'], refused: [...refused, null, IMAGE] };
}

/** Returns the bounds of a model's marking, whose entries the server checks. */
export function marking({ properties = {} }: FieldSchema): Values {
  const full = Object.fromEntries(Object.keys(properties).map((name) => [name, [{ p: [0, 1, 2] }]]));
  return {
    allowed: [{}, { turn: 1, unit: 'inches', deck: 'Cube' }, full],
    refused: [null, 'marks', '{}', 7, true, [], [full], { ...full, something_else: [] }],
  };
}

export function image({ maxLength: longest = 0 }: FieldSchema): Values {
  const ofLength = (length: number) => '/media/'.padEnd(length, 'a');
  return {
    allowed: [ofLength(longest), null, IMAGE, '/media/rules-admin/logo-0123456789abcdef-12x9.webp'],
    refused: [
      ofLength(longest + 1),
      7,
      true,
      '',
      'https://elsewhere.example/media/a.webp',
      '//elsewhere.example/media/a.webp',
      '/api/content',
      '/media/',
      '/media/../api/content',
      '/media/a/..%2f',
      '/media/a b.webp',
      '/media/a.webp?x=1',
      '/media/a.webp\n',
      'javascript:alert(1)',
    ],
  };
}

/** The demo's texts say what its models are built of. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { DEMO_DESIGNS } from '../scripts/demo/designs.ts';
import { DEMO_EXTRAS } from '../scripts/demo/extras.ts';
import { DEMO_PROJECTS } from '../scripts/demo/projects.ts';

type Part = Readonly<Record<string, number>>;
type Parts = Readonly<Record<string, readonly Part[]>>;

const art = (file: string) => resolve(import.meta.dirname, file);
/** Parts of the pictures and models with their dimensions in meters; diagonals in inches. */
const facts: Readonly<Record<'designs' | 'extras', Readonly<Record<string, Parts>>>> = JSON.parse(
  readFileSync(art('booth-facts.json'), 'utf8'),
);

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = new RegExp(String.raw`\d+(?:\.\d+)?|\b(?:${WORDS.join('|')})\b`, 'gi');
const amountOf = (number: string) => WORDS.indexOf(number.toLowerCase()) + 1 || Number(number);
const numbersIn = (text: string) => [...text.matchAll(NUMBER)].map(([number]) => number);

const parts = (kind: 'designs' | 'extras', slug: string, name: string) => facts[kind][slug]?.[name] ?? [];
const inDesign = (slug: string, name: string) => parts('designs', slug, name);
const inExtra = (slug: string, name: string) => parts('extras', slug, name);
const measure = ([part]: readonly Part[], name: string) => part?.[name] ?? Number.NaN;
const feet = (meters: number) => meters / 0.3048;
const inches = (meters: number) => meters / 0.0254;

/** Returns the height above the hall's floor, in meters. */
function heightOf(slug: string): number {
  const { bounds } = JSON.parse(readFileSync(art(`booth3d/models/designs/${slug}.json`), 'utf8'));
  return bounds[1][2];
}

/** Phrases with numbers, and the actual values in the models in the phrase's unit. */
const CLAIMS: Readonly<Record<string, readonly (readonly [words: string, ...there: number[]])[]>> = {
  '10x10-launch': [
    ["10' tension fabric wall", feet(measure(inDesign('10x10-launch', 'fabric_wall'), 'w'))],
    ['50-inch wall-mounted screen', measure(inDesign('10x10-launch', 'tv'), 'diag_in')],
    ['two bar stools', inDesign('10x10-launch', 'bar_stool').length],
    ['Three arm spotlights', inDesign('10x10-launch', 'arm_light').length],
    ['one live plant', inDesign('10x10-launch', 'plant').length],
  ],
  '10x10-studio': [
    ['three pendant lights', inDesign('10x10-studio', 'pendant').length],
    ['three upholstered stools', inDesign('10x10-studio', 'bar_stool').length],
    ["8.9' high", feet(heightOf('10x10-studio'))],
  ],
  '10x20-showcase': [
    ["20' seamless graphic wall", feet(measure(inDesign('10x20-showcase', 'fabric_wall'), 'w'))],
    ['two returning side panels', inDesign('10x20-showcase', 'fabric_wall').length - 1],
    ['Four product pedestals', inDesign('10x20-showcase', 'pedestal').length],
    // The fourth stands behind the counter
    ['three bar stools', inDesign('10x20-showcase', 'bar_stool').length - 1],
  ],
  '10x20-theater': [
    ["10' wide", feet(measure(inDesign('10x20-theater', 'led_wall'), 'w'))],
    ['Eight seating cubes', inDesign('10x20-theater', 'cube_seat').length],
    ["10.3' high", feet(heightOf('10x20-theater'))],
  ],
  '20x20-pavilion': [
    ['Three white portal frames', inDesign('20x20-pavilion', 'portal').length],
    ["10.8' high", feet(measure(inDesign('20x20-pavilion', 'portal'), 'h'))],
    ['Two touch-screen demo kiosks', inDesign('20x20-pavilion', 'kiosk').length],
    ['three armchairs', inDesign('20x20-pavilion', 'armchair').length],
  ],
  '20x20-island': [
    ["14.1' across", feet(2 * measure(inDesign('20x20-island', 'hanging_sign'), 'r'))],
    ['three lit faces', measure(inDesign('20x20-island', 'tower'), 'faces')],
    ["10.2' high", feet(measure(inDesign('20x20-island', 'tower'), 'h'))],
    ['Two demo kiosks', inDesign('20x20-island', 'kiosk').length],
    // Two more stand behind the reception desk
    ['three bar stools', inDesign('20x20-island', 'bar_stool').length - 2],
    ['a team of two', 2],
  ],
  'led-screen-55': [['55-inch LED screen', measure(inExtra('led-screen-55', 'tv'), 'diag_in')]],
  'meeting-table': [
    ['four chairs', measure(inExtra('meeting-table', 'meeting_set'), 'seats')],
    ['four upholstered chairs', measure(inExtra('meeting-table', 'meeting_set'), 'seats')],
    ['47 inches across', inches(2 * measure(inExtra('meeting-table', 'meeting_set'), 'r'))],
  ],
  'wireless-charging-table': [
    ['three built-in charging pads', inExtra('wireless-charging-table', 'charging_pad').length],
  ],
  'lightbox-wall': [
    [
      "6.6' × 7.4'",
      feet(measure(inExtra('lightbox-wall', 'lightbox'), 'w')),
      feet(measure(inExtra('lightbox-wall', 'lightbox'), 'h')),
    ],
  ],
  'hanging-sign': [["9.2' across", feet(2 * measure(inExtra('hanging-sign', 'hanging_sign'), 'r'))]],
  'brochure-rack': [['twelve pockets', measure(inExtra('brochure-rack', 'brochure_rack'), 'pockets')]],
  'plant-set': [['Three live plants', inExtra('plant-set', 'plant').length]],
};

/** Phrases with numbers that do not refer to the models. */
const NO_THINGS = [
  'says one thing',
  'ten by ten feet',
  'Twenty feet',
  'three sides',
  'four zones',
  'Price is for one',
  '300 cups',
];

const TEXTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...DEMO_DESIGNS.map(({ slug, description, features }) => [slug, [description, ...features].join('\n')]),
  ...DEMO_EXTRAS.map(({ file, name, description }) => [file, `${name}\n${description}`]),
]);

for (const [slug, text] of Object.entries(TEXTS)) {
  test(`every number in the texts of ${slug} is true of its model`, () => {
    let rest = NO_THINGS.reduce((left, words) => left.replaceAll(words, ''), text);
    for (const [words, ...there] of CLAIMS[slug] ?? []) {
      assert.ok(rest.includes(words), words);
      rest = rest.replace(words, '');
      // To the precision of the text: half of its last digit
      for (const [index, number] of numbersIn(words).entries()) {
        const digits = number.split('.')[1]?.length ?? 0;
        const off = Math.abs(amountOf(number) - (there[index] ?? Number.NaN)) * 10 ** digits;
        assert.ok(off <= 0.5, `${words}: ${there}`);
      }
    }
    assert.deepEqual(numbersIn(rest), []);
  });
}

/** Kinds of extras by the parts that the models are built of. */
const KINDS: Readonly<Record<string, string>> = {
  counter: 'reception-counter',
  curved_counter: 'reception-counter',
  bar_stool: 'bar-stools',
  lightbox: 'lightbox-wall',
  brochure_rack: 'brochure-rack',
  hanging_sign: 'hanging-sign',
  meeting_set: 'meeting-table',
};

const layouts: Readonly<Record<string, { readonly has: readonly string[] }>> = JSON.parse(
  readFileSync(art('booth3d/layouts.json'), 'utf8'),
).designs;

for (const { slug, title } of DEMO_DESIGNS) {
  // Plants are left out: single ones are no set
  test(`the listed pieces of ${title} are those that its model is built of`, () => {
    const built = Object.entries(facts.designs[slug] ?? {}).flatMap(([part, all]) =>
      all.flatMap(() => KINDS[part] ?? []),
    );
    assert.deepEqual(layouts[slug]?.has.toSorted(), built.toSorted());
  });
}

test('texts have one word for a brochure rack', () => {
  const texts = [
    ...Object.values(TEXTS),
    ...DEMO_PROJECTS.flatMap(({ description, features }) => [description, ...features]),
  ];
  assert.deepEqual(
    texts.filter((text) => /literature|leaflet|flyer/i.test(text)),
    [],
  );
});

test('no text mentions furniture that the model lacks', () => {
  const furniture = {
    sofa: /\bsofas?\b/i,
    armchair: /armchairs?/i,
    brochure_rack: /rack/i,
    kiosk: /kiosks?/i,
  };
  const wrong = DEMO_DESIGNS.flatMap(({ slug }) =>
    Object.entries(furniture).flatMap(([name, words]) =>
      words.test(TEXTS[slug] ?? '') && inDesign(slug, name).length === 0 ? [`${slug}: ${name}`] : [],
    ),
  );
  assert.deepEqual(wrong, []);
});

/** True if Python is at least 3.10, which the builders need. */
const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

test('the facts are what the builders build', { skip: !python }, () => {
  execFileSync('python3', [art('booth-facts.py'), '--check'], { stdio: 'pipe' });
});

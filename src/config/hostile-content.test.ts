/** A build of the whole site from all that can be odd at once, since each build takes a while. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, copySite, expectSound } from '../../tests/support/built-copy.ts';
import { OTHER_PRICES } from '../../tests/support/price-tables.ts';
import { aProject } from '../../tests/support/projects.ts';
import { STANDARD_SIZES } from '../domain/quote/catalogue.ts';
import { DEFAULT_PRICES, formatUsd, REGIONS } from '../domain/quote/pricing.ts';

/** Texts that pass the schemas. */
const HOSTILE = [
  '<script',
  '</script>',
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--',
  '<style>astro-island,x{}</style>',
  '<meta http-equiv="content-security-policy" content="">',
  '{',
  `\${alert(1)}`,
  '&lt;script&gt;',
  ']]>',
  '\u{1f3aa} É 展示',
];

const LINE_SEPARATOR = 'one\u2028two';
const HALF = '\ud83c';

const PICTURES = { topview: null, leftview: null, rightview: null };

const aDesign = (slug: string, text: string, more: object = {}) => ({
  ...{ id: slug, slug, title: text, description: text, booth_size: '10x10', price: 1, features: [text] },
  images: { ...PICTURES, frontview: '/media/booth-designs/front-0123456789abcdef-1200x900.webp' },
  ...{ image_url: null, ...more },
});

const aShow = (id: string, text: string, more: object = {}) => ({
  ...{ id, name: text, city: text, state: 'NV', venue: text, month: '' },
  ...{ first_day: '2027-01-06', last_day: '2027-01-01', website: 'https://show.example/?q=%3Cscript' },
  ...{ costs: null, is_active: true, sort_order: 0, ...more },
});

const hostileProject = (id: string, text: string, more: object = {}) => ({
  ...aProject({ company_name: `${id} ${text}`, conference_name: text, location: text, description: text }),
  ...{ id, features: [text], outcomes: [text, `Outcome of ${id}`], ...more },
});

const TWIN = { company_name: 'Twin', conference_name: 'Show' };

/** Expects pages with the stored prices, and none of the default ones. */
function expectStoredPrices(read: (file: string) => string): void {
  const expected = {
    'index.html': ['from $27,100', '&quot;10x10&quot;:[0,9100]', '"lowPrice":8100,"highPrice":29300'],
    'booths/10x10.html': ['from $8,100', '$9,100', '$9,300', '"price":9300'],
    'shows/las-vegas.html': ['from $9,300', 'our East rates', '$29,300'],
    'cities/las-vegas.html': ['from $9,300', 'our East rates'],
    'faq.html': ['costs $8,100 to $9,300'],
    'llms.txt': ['- 10x10: West $9,100, Central $8,100, East $9,300', 'MA VT NH ME DC NV'],
  };
  for (const [file, texts] of Object.entries(expected)) {
    for (const text of texts) expect(read(file), file).toContain(text);
  }
  const former = REGIONS.flatMap((region) => STANDARD_SIZES.map((size) => DEFAULT_PRICES[region][size]));
  for (const file of Object.keys(expected)) {
    for (const price of former) expect(read(file), file).not.toContain(formatUsd(price));
  }
}

test('a build with hostile texts, other prices, broken records and faults leaves out only what is broken', async () => {
  const copy = copySite();
  copy.edit('src/sections/content/text-excerpt.ts', [
    "  const line = text.replace(/\\s+/g, ' ').trim();",
    `  const line = text.replace(/\\s+/g, ' ').trim();
  if (/Breaks|Booths in Carson City, NV/.test(line)) throw new Error('It breaks');`,
  ]);
  copy.edit('src/layouts/Layout.astro', ['if (jsonLd) ', "if (jsonLd && !jsonLd.includes('No hash')) "]);
  const missing = '/media/booth-designs/missing-0123456789abcdef-1200x900.webp';
  const designs = HOSTILE.map((text, index) => aDesign(`design-${index}`, text));
  const shows = HOSTILE.map((text, index) => aShow(`show-${index}`, text));
  const projects = HOSTILE.map((text, index) => hostileProject(`project-${index}`, text));
  const site = await buildSite(copy.folder, {
    booth_designs: [
      ...designs,
      aDesign('separated', 'Separated', { description: LINE_SEPARATOR }),
      aDesign('half', `Half ${HALF}`),
      aDesign('long', 'Long', { description: 'x'.repeat(2001) }),
      aDesign('design-0', 'Same slug'),
      aDesign('breaks', 'Breaks'),
      aDesign('whole', 'Whole'),
      aDesign('no-picture', 'No picture', { images: { ...PICTURES, frontview: missing } }),
    ],
    shows: [
      ...shows,
      aShow('two-lines', LINE_SEPARATOR),
      aShow('long-name', 'x'.repeat(5000)),
      null,
      aShow('breaks', 'Breaks', { city: 'Austin' }),
      aShow('whole', 'Whole', { city: 'Carson City' }),
      aShow('las-vegas', 'Vegas', { city: 'Las Vegas' }),
    ],
    reference_projects: [
      ...projects,
      hostileProject('wrong', 'Wrong', { company_name: { a: 1 }, features: 7, stand_photos: 'none' }),
      hostileProject('second', 'Whole', { ...TWIN, location: 'Reno, NV' }),
      hostileProject('first', 'No hash', TWIN),
    ],
    prices: OTHER_PRICES,
    logo_url: 7,
  });

  expectSound(site);
  expect(site.leftOut).toEqual(
    [
      'project "wrong"',
      'design "Half \ufffd"',
      'design "Long"',
      'design "Same slug"',
      'show "one\u2028two"',
      `show "${'x'.repeat(120)}"`,
      'show "without a name"',
      'design "Breaks" (/designs/breaks)',
      '/og/missing-0123456789abcdef-1200x900.jpg',
      'project "Twin" (/projects/twin-show)',
      'show "Breaks" (/shows/breaks)',
      '/cities/carson-city',
    ].map((what) => expect.objectContaining({ what })),
  );
  expect(site.leftOut[2]?.why).toMatch(/^description: /);
  expect(site.leftOut.filter(({ why }) => why === 'It breaks')).toHaveLength(3);
  expect(site.output).toContain('12 left out of the pages:');
  const inFolder = (folder: string) =>
    [...site.pages.keys()].filter((path) => path.startsWith(`/${folder}/`)).toSorted();
  const slugs = [...designs.map(({ slug }) => slug), 'no-picture', 'separated', 'whole'];
  expect(inFolder('designs')).toEqual(slugs.map((slug) => `/designs/${slug}`).toSorted());
  const ids = [...shows.map(({ id }) => id), 'las-vegas', 'whole'];
  expect(inFolder('shows')).toEqual(ids.map((id) => `/shows/${id}`).toSorted());
  expect(inFolder('projects')).toHaveLength(projects.length + 1);
  expect(inFolder('projects')).toContain('/projects/twin-show-2');
  expect(inFolder('cities')).toEqual(expect.arrayContaining(['/cities/las-vegas', '/cities/reno']));
  expect(inFolder('cities')).not.toContain('/cities/carson-city');

  const read = (file: string) => readFileSync(join(site.dist, file), 'utf8');
  expect(read('index.html').match(/aria-label="View project: /g)).toHaveLength(12);
  // Details are on the projects' own pages: 200 projects made a page of 1 MB
  expect(read(`${inFolder('projects')[0]}.html`)).toContain('Outcome of ');
  expect(read('index.html')).not.toContain('Outcome of ');
  expectStoredPrices(read);
});

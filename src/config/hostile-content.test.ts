/** Builds of a whole site from hostile texts, broken records and faults: only what is broken is missing. */
import { expect, test } from 'vitest';
import { buildSite, copySite, expectSound } from '../../tests/support/built-copy.ts';
import { aProject } from '../../tests/support/projects.ts';

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
  id: slug,
  slug,
  title: text,
  description: text,
  booth_size: '10x10',
  price: 1,
  features: [text],
  images: { ...PICTURES, frontview: '/media/booth-designs/front-0123456789abcdef-1200x900.webp' },
  image_url: null,
  ...more,
});

const aShow = (id: string, text: string, more: object = {}) => ({
  id,
  name: text,
  city: text,
  state: 'NV',
  venue: text,
  first_day: '2027-01-06',
  last_day: '2027-01-01',
  month: '',
  website: 'https://show.example/?q=%3Cscript',
  costs: null,
  is_active: true,
  sort_order: 0,
  ...more,
});

const hostileProject = (id: string, text: string, more: object = {}) => ({
  ...aProject({ company_name: `${id} ${text}`, conference_name: text, location: text, description: text }),
  ...{ id, features: [text], outcomes: [text], ...more },
});

test('a build with hostile texts in all fields leaves out the invalid records, and says which and why', {
  timeout: 600_000,
}, async () => {
  const designs = HOSTILE.map((text, index) => aDesign(`design-${index}`, text));
  const shows = HOSTILE.map((text, index) => aShow(`show-${index}`, text));
  const projects = HOSTILE.map((text, index) => hostileProject(`project-${index}`, text));
  const separated = aDesign('separated', 'Separated', { description: LINE_SEPARATOR });
  const site = await buildSite(copySite().folder, {
    booth_designs: [
      ...designs,
      separated,
      aDesign('half', `Half ${HALF}`),
      aDesign('long', 'Long', { description: 'x'.repeat(2001) }),
      aDesign('design-0', 'Same slug'),
    ],
    shows: [...shows, aShow('two-lines', LINE_SEPARATOR), aShow('long-name', 'x'.repeat(5000)), null],
    reference_projects: [
      ...projects,
      hostileProject('wrong', 'Wrong', { company_name: { a: 1 }, features: 7, stand_photos: 'none' }),
    ],
    logo_url: 7,
  });

  expectSound(site);
  const paths = [...site.pages.keys()];
  const inFolder = (folder: string) => paths.filter((path) => path.startsWith(`/${folder}/`));
  expect(inFolder('designs').toSorted()).toEqual(
    [...designs, separated].map(({ slug }) => `/designs/${slug}`).toSorted(),
  );
  expect(inFolder('shows').toSorted()).toEqual(shows.map(({ id }) => `/shows/${id}`).toSorted());
  expect(inFolder('projects')).toHaveLength(projects.length);
  expect(site.leftOut.map(({ what }) => what)).toEqual([
    'project "wrong"',
    'design "Half \ufffd"',
    'design "Long"',
    'design "Same slug"',
    'show "one\u2028two"',
    `show "${'x'.repeat(120)}"`,
    'show "without a name"',
  ]);
  expect(site.leftOut[2]?.why).toMatch(/^description: /);
  expect(site.output).toContain('7 left out of the pages:');
});

test('records, pages and pictures that fail are left out with their links; the other pages stay', {
  timeout: 600_000,
}, async () => {
  const copy = copySite();
  copy.edit('src/sections/content/text-excerpt.ts', [
    "  const line = text.replace(/\\s+/g, ' ').trim();",
    `  const line = text.replace(/\\s+/g, ' ').trim();
  if (/Breaks|Booths in Carson City, NV/.test(line)) throw new Error('It breaks');`,
  ]);
  copy.edit('src/layouts/Layout.astro', ['if (jsonLd) ', "if (jsonLd && !jsonLd.includes('No hash')) "]);
  const missing = '/media/booth-designs/missing-0123456789abcdef-1200x900.webp';
  const site = await buildSite(copy.folder, {
    booth_designs: [
      aDesign('breaks', 'Breaks'),
      aDesign('whole', 'Whole'),
      aDesign('no-picture', 'No picture', { images: { ...PICTURES, frontview: missing } }),
    ],
    shows: [aShow('breaks', 'Breaks', { city: 'Austin' }), aShow('whole', 'Whole', { city: 'Carson City' })],
    reference_projects: [
      hostileProject('second', 'Whole', {
        company_name: 'Twin',
        conference_name: 'Show',
        location: 'Reno, NV',
      }),
      hostileProject('first', 'No hash', { company_name: 'Twin', conference_name: 'Show' }),
    ],
  });

  expectSound(site);
  expect(site.leftOut).toEqual([
    { what: 'design "Breaks" (/designs/breaks)', why: 'It breaks' },
    expect.objectContaining({ what: '/og/missing-0123456789abcdef-1200x900.jpg' }),
    expect.objectContaining({ what: 'project "Twin" (/projects/twin-show)' }),
    { what: 'show "Breaks" (/shows/breaks)', why: 'It breaks' },
    { what: '/cities/carson-city', why: 'It breaks' },
  ]);
  const paths = [...site.pages.keys()].filter((path) => path.split('/').length > 2);
  expect(paths.toSorted()).toEqual([
    '/booths/10x10',
    '/booths/10x20',
    '/booths/20x20',
    '/cities/reno',
    '/designs/no-picture',
    '/designs/whole',
    '/projects/twin-show-2',
    '/shows/whole',
  ]);
});

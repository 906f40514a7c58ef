/** The product names no company: what is this company's stands in its folder alone. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';
import { OWN_COMPANY } from './own-company.ts';

/** The product's files, without tests and the demo. Names of all U.S. cities, states and zones are no company's. */
const args = ['ls-files', '-co', '--exclude-standard', 'src', 'functions/src', 'scripts'];
const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro|css|mjs|js)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|^src\/company\/|^scripts\/demo\//.test(file))
  .filter((file) => !/(city-names|us-states|abroad|zone-names|format-time)\.ts$/.test(file));

const code = files.map((file) => [file, withoutComments(readFileSync(join(ROOT, file), 'utf8'))] as const);

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

const { company, colors, prices, sizes, cities, shows, texts, zone, industries, included } = OWN_COMPANY;
const amounts = Object.values(prices).flatMap(({ states, ...rest }) => Object.values(rest).map(String));
const { hero, footer } = texts;
const answers: string[] = Object.values(texts.faq).flatMap(Object.values);

const WORDS: Record<string, readonly string[]> = {
  name: [company.name],
  contact: [company.email, company.phone, company.postalAddress, company.hours, company.area],
  claims: [...hero.claims, ...footer.claims].map((claim) => claim.join(' ')),
  texts: [hero.headline, hero.text, footer.text, footer.team, ...answers],
  prices: amounts.flatMap((amount) => [amount, `${amount.slice(0, -3)},${amount.slice(-3)}`]),
  zone: [zone.id, zone.place, `${zone.name} `],
  places: cities.map(({ city }) => city),
  shows: shows.map(({ id }) => id),
  sizes: Object.keys(sizes),
  offer: [...industries.map((name) => `'${name}'`), ...included],
  colors: Object.values(colors),
};

test.each(Object.entries(WORDS))(
  "no %s of the specification's company is outside of its folder",
  (_, words) => {
    const found = code.flatMap(([file, text]) =>
      words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  },
);

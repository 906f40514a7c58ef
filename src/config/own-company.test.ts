import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';
import * as brand from '../../tests/fixtures/company-texas/brand.ts';
import { colors } from '../../tests/fixtures/company-texas/colors.ts';
import * as offer from '../../tests/fixtures/company-texas/offer.ts';
import * as places from '../../tests/fixtures/company-texas/shows.ts';
import { clauses, terms } from '../../tests/fixtures/company-texas/terms.ts';
import { texts } from '../../tests/fixtures/company-texas/texts.ts';
import { zone } from '../../tests/fixtures/company-texas/zone.ts';
import { SECOND_COMPANY } from '../../tests/support/second-company.ts';
import { CLAUSE_NAMES } from '../domain/proposal/clauses.ts';
import { borrowedFields, OWN_COMPANY } from './own-company.ts';

const TEXAS = { ...brand, colors, ...offer, ...places, terms, clauses, texts, zone };
const FOLDER = join(ROOT, SECOND_COMPANY);

test("nothing of the specification's company can go live: each thing is named by its field or file", () => {
  const borrowed = borrowedFields();
  // The specification's company has answered no terms
  const { colors: _, mine: __, terms: ___, ...all } = OWN_COMPANY;
  for (const part of Object.keys(all))
    expect(borrowed, part).toContainEqual(expect.stringMatching(`^${part}(\\.|$)`));
  for (const field of [
    ...['company.name', 'prices.west', 'sizes.10x20', 'texts.contact.reasons.4', 'texts.footer.claims.3'],
    ...['texts.hero.booth', 'texts.hero.claims.2', 'texts.quote.text', 'logo.svg', 'hero.webp'],
    ...Object.keys(OWN_COMPANY.texts.faq['Price'] ?? {}).map((question) => `texts.faq.Price.${question}`),
    ...CLAUSE_NAMES.map((name) => `clauses.${name}`),
  ])
    expect(borrowed).toContain(field);
  for (const file of [
    ...['public/favicon.svg', 'public/og.png', 'public/apple-touch-icon.png'],
    'hero/wide-960.avif',
  ])
    expect(borrowed).toContain(file);
});

test("another company has nothing of it, and may say that things like the specification's are its own", () => {
  expect(borrowedFields(TEXAS, FOLDER)).toEqual([]);
  const likeOurs = {
    ...TEXAS,
    prices: OWN_COMPANY.prices,
    company: { ...TEXAS.company, hours: OWN_COMPANY.company.hours },
  };
  expect(borrowedFields(likeOurs, FOLDER).sort()).toEqual([
    ...['company.hours', 'prices.central', 'prices.east', 'prices.west'],
  ]);
  expect(borrowedFields({ ...likeOurs, mine: ['prices.east', 'company'] }, FOLDER).sort()).toEqual([
    ...['prices.central', 'prices.west'],
  ]);
  expect(borrowedFields({ ...likeOurs, mine: ['prices', 'company.hours'] }, FOLDER)).toEqual([]);
});

test('one claim, one answer or one heading that stayed is found', () => {
  const { hero, faq, contact } = OWN_COMPANY.texts;
  const [first, second] = TEXAS.texts.hero.claims;
  const changed = {
    ...TEXAS.texts,
    hero: { ...TEXAS.texts.hero, claims: [first, second, hero.claims[2]] as const },
    faq: {
      ...TEXAS.texts.faq,
      Price: { 'What is included in the price?': faq['Price']?.['What is included in the price?'] ?? '' },
    },
    contact: { ...TEXAS.texts.contact, heading: contact.heading },
  };
  expect(borrowedFields({ ...TEXAS, texts: changed }, FOLDER).sort()).toEqual([
    ...['texts.contact.heading', 'texts.faq.Price.What is included in the price?', 'texts.hero.claims.2'],
  ]);
});

test('a picture is found by its content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'public'));
  cpSync(join(ROOT, 'src/company/public/og.png'), join(folder, 'public/og.png'));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  expect(borrowedFields(TEXAS, folder)).toEqual(['public/og.png']);
});

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../scripts/stack/addresses.ts';
import * as texas from '../../tests/fixtures/company-texas/brand.ts';
import * as green from '../../tests/fixtures/company-texas/colors.ts';
import * as offer from '../../tests/fixtures/company-texas/offer.ts';
import * as words from '../../tests/fixtures/company-texas/texts.ts';
import { SECOND_COMPANY } from '../../tests/support/second-company.ts';
import { borrowedFields, OWN_COMPANY } from './own-company.ts';

const TEXAS = { ...texas, ...green, ...offer, ...words };

test("nothing of the specification's company can go live: each thing is named by its field or file", () => {
  const borrowed = borrowedFields();
  expect(borrowed.filter((name) => !/^(public|hero)\//.test(name))).toEqual([
    ...['name', 'tagline', 'description', 'email', 'phone', 'postalAddress'].map((key) => `company.${key}`),
    ...['texts.hero.headline', 'texts.hero.text'],
    ...['texts.hero.claims.0', 'texts.hero.claims.1', 'texts.hero.claims.2'],
    ...['texts.footer.text', 'texts.footer.team'],
    ...['texts.footer.claims.0', 'texts.footer.claims.1', 'texts.footer.claims.2', 'texts.footer.claims.3'],
    ...['texts.contact.reasons', 'texts.faq', 'prices (or pricesAreMine in offer.ts)'],
    ...['colors.brand', 'colors.brand-strong (of mails)', 'logo.svg'],
  ]);
  for (const file of [
    'public/favicon.svg',
    'public/og.png',
    'public/apple-touch-icon.png',
    'hero/wide-960.avif',
  ])
    expect(borrowed).toContain(file);
});

test("another company has nothing of it, and may say that prices like the specification's are its own", () => {
  const folder = join(ROOT, SECOND_COMPANY);
  expect(borrowedFields(TEXAS, folder)).toEqual([]);
  const likeOurs = { ...TEXAS, prices: OWN_COMPANY.prices };
  expect(borrowedFields(likeOurs, folder)).toEqual(['prices (or pricesAreMine in offer.ts)']);
  expect(borrowedFields({ ...likeOurs, pricesAreMine: true }, folder)).toEqual([]);
});

test('a picture is found by its content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'public'));
  cpSync(join(ROOT, 'src/company/public/og.png'), join(folder, 'public/og.png'));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  expect(borrowedFields(TEXAS, folder)).toEqual(['public/og.png']);
});

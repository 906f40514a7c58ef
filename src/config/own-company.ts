/** Checks the company of a build: that its folder is sound, and that nothing of the specification's goes live. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { company } from '#company/brand.ts';
import { colors } from '#company/colors.ts';
import * as offer from '#company/offer.ts';
import * as places from '#company/shows.ts';
import { terms } from '#company/terms.ts';
import { texts } from '#company/texts.ts';
import { zone } from '#company/zone.ts';
import { company as exampleBrand } from '../company/brand.ts';
import { colors as exampleColors } from '../company/colors.ts';
import { prices as examplePrices } from '../company/offer.ts';
import { texts as exampleTexts } from '../company/texts.ts';
import { COMPANY_FOLDER } from './company-folder.mjs';
import type { Company } from './company-schema.ts';

export const OWN_COMPANY: Company = { company, colors, ...offer, ...places, terms, texts, zone };

const EXAMPLE: Example = {
  company: exampleBrand,
  colors: exampleColors,
  prices: examplePrices,
  texts: exampleTexts,
  pricesAreMine: false,
};
const EXAMPLE_FOLDER = resolve(import.meta.dirname, '../company');

type Example = Pick<Company, 'company' | 'colors' | 'prices' | 'texts' | 'pricesAreMine'>;

/** The fields that no other company can share, each with its values in a company. */
function ownFields({ company, colors, prices, texts, pricesAreMine }: Example): Record<string, unknown> {
  const { hero, footer, contact, faq } = texts;
  const { name, tagline, description, email, phone, postalAddress } = company;
  return {
    ...named('company', { name, tagline, description, email, phone, postalAddress: postalAddress || null }),
    ...named('texts.hero', { headline: hero.headline, text: hero.text }),
    ...named('texts.hero.claims', hero.claims),
    ...named('texts.footer', { text: footer.text, team: footer.team }),
    ...named('texts.footer.claims', footer.claims),
    'texts.contact.reasons': contact.reasons,
    'texts.faq': faq,
    'prices (or pricesAreMine in offer.ts)': pricesAreMine ? null : prices,
    'colors.brand': colors.brand,
    'colors.brand-strong (of mails)': colors['brand-strong'],
  };
}

function named(path: string, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${path}.${key}`, value]));
}

/** Returns the fields and files of a company that are still the specification's. */
export function borrowedFields(own: Example = OWN_COMPANY, folder = COMPANY_FOLDER): string[] {
  const examples = ownFields(EXAMPLE);
  const fields = Object.entries(ownFields(own))
    .filter(([field, value]) => value !== null && JSON.stringify(value) === JSON.stringify(examples[field]))
    .map(([field]) => field);
  const files = ['logo.svg', ...filesIn('public'), ...filesIn('hero')].filter((file) =>
    isSame(join(folder, file), join(EXAMPLE_FOLDER, file)),
  );
  return [...fields, ...files];
}

function filesIn(folder: string): string[] {
  return readdirSync(join(EXAMPLE_FOLDER, folder)).map((name) => `${folder}/${name}`);
}

function isSame(own: string, example: string): boolean {
  return existsSync(own) && readFileSync(own).equals(readFileSync(example));
}

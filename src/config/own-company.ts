/** Checks the company of a build: that its folder is sound, and that nothing of the specification's goes live. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as brand from '#company/brand.ts';
import { colors } from '#company/colors.ts';
import * as offer from '#company/offer.ts';
import * as places from '#company/shows.ts';
import { clauses, terms } from '#company/terms.ts';
import { texts } from '#company/texts.ts';
import { zone } from '#company/zone.ts';
import * as exampleBrand from '../company/brand.ts';
import { colors as exampleColors } from '../company/colors.ts';
import * as exampleOffer from '../company/offer.ts';
import * as examplePlaces from '../company/shows.ts';
import { clauses as exampleClauses, terms as exampleTerms } from '../company/terms.ts';
import { texts as exampleTexts } from '../company/texts.ts';
import { zone as exampleZone } from '../company/zone.ts';
import { COMPANY_FOLDER } from './company-folder.mjs';
import type { Company } from './company-schema.ts';

export const OWN_COMPANY: Company = { ...brand, colors, ...offer, ...places, terms, clauses, texts, zone };

const EXAMPLE: Company = {
  ...{ ...exampleBrand, colors: exampleColors, ...exampleOffer, ...examplePlaces },
  ...{ terms: exampleTerms, clauses: exampleClauses, texts: exampleTexts, zone: exampleZone },
};
const EXAMPLE_FOLDER = resolve(import.meta.dirname, '../company');

/** Compared as one field, because companies may share a part of it: such as the feet of a size. */
const WHOLE = /^(zone|otherPrices|meetingMinutes|(sizes|prices)\.\w+|texts\.hero\.booth)$/;

/** Returns the fields and pictures of a company that are still the specification's, unless it says they are its own. */
export function borrowedFields(own: Company = OWN_COMPANY, folder = COMPANY_FOLDER): string[] {
  // Colors may be alike: there are only so many
  const { mine, colors: _, ...fields } = own;
  const pictures = readdirSync(EXAMPLE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.(?!ts$|md$)\w+$/.test(name) && isSame(join(folder, name), join(EXAMPLE_FOLDER, name)),
    )
    .sort();
  return [...sameFields(fields, EXAMPLE), ...pictures].filter(
    (name) => !mine.some((field) => `${name}.`.startsWith(`${field}.`)),
  );
}

/** Lists the fields with the same value in both: each text, claim and color, each size, each list of words. */
function sameFields(own: unknown, example: unknown, path = ''): string[] {
  if (path && (WHOLE.test(path) || !isObject(own) || (Array.isArray(own) && !Array.isArray(own[0]))))
    return JSON.stringify(own) === JSON.stringify(example) ? [path] : [];
  if (!isObject(own) || !isObject(example)) return [];
  return Object.entries(own).flatMap(([key, value]) =>
    sameFields(value, example[key], path ? `${path}.${key}` : key),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSame(own: string, example: string): boolean {
  return existsSync(own) && readFileSync(own).equals(readFileSync(example));
}

/** Form of a company's folder (src/company/README.md). Only builds and checks load it; islands use its types. */
import * as z from 'zod/mini';
import { contrastOf } from '#booth/common.ts';
import { CLAUSE_NAMES, type Clause, MAX_CLAUSE } from '../domain/proposal/clauses.ts';
import { MAX_TERM, TERM_NAMES, type Term } from '../domain/quote/terms.ts';
import { MONTHS } from '../domain/show/months.ts';
import { US_PLACES } from '../domain/show/us-states.ts';

const line = z.string().check(z.trim(), z.minLength(1, { error: 'is empty' }), z.maxLength(300));
const text = z.string().check(z.minLength(1, { error: 'is empty' }), z.maxLength(2000));
const dollars = z.int({ error: 'is not a price in whole US dollars' }).check(z.minimum(1));
/** Below 60: slots are an hour. */
const minutes = z.int().check(z.minimum(5), z.maximum(60));
const state = z.string().check(
  z.refine((code) => Object.hasOwn(US_PLACES, code), {
    error: ({ input }) => `is '${input}', which is no state`,
  }),
);
const known = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }));

const brand = z.strictObject({
  name: line,
  tagline: line,
  description: text,
  email: known(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no email address'),
  phone: known(/^\+[\d ()-]+$/, 'does not begin with + and the country code'),
  /** Hours in which the phone is answered. */
  hours: line,
  /** Shown in proposals; empty for none. */
  postalAddress: z.string(),
  /** The company's area of work. */
  area: line,
});

const zone = z.strictObject({
  /** Time zone of offered and stored slots. Never change it once there are bookings. */
  id: z
    .string()
    .check(
      z.refine((id) => Intl.supportedValuesOf('timeZone').includes(id), { error: 'is no IANA time zone' }),
    ),
  /** The place by which times are named: 'Time (New York)'. */
  place: line,
  /** The zone's name after a time: '10:00 AM Eastern time'. */
  name: line,
});

/** By id: the feet, the shorter side first. */
const sizes = z.record(
  known(/^\d+x\d+$/, 'is not such as 8x8'),
  z.strictObject({
    /** Width along the aisle, and depth, in feet. */
    feet: z.tuple([z.int(), z.int()]),
    label: line,
    description: line,
    badge: z.nullable(line),
  }),
);

const cities = z.array(z.strictObject({ city: line, state })).check(z.minLength(1));

const shows = z.array(
  z.strictObject({
    /** 'name-city'. Quotes store it, so never change one. */
    id: known(/^[a-z\d]+(-[a-z\d]+)*$/, 'is not in lowercase with hyphens'),
    name: line,
    city: line,
    state,
    venue: line,
    /** Its usual month. */
    month: z.enum(MONTHS),
  }),
);

const claim = z.tuple([line, line]);

const texts = z.strictObject({
  hero: z.strictObject({
    headline: line,
    text,
    claims: z.tuple([claim, claim, claim]),
    /** The booth in the first screen's picture: size and slug of its design. */
    booth: z.optional(z.strictObject({ size: line, design: line })),
  }),
  /** The footer's text and its claims: a figure and a noun each. */
  footer: z.strictObject({ text, team: line, claims: z.tuple([claim, claim, claim, claim]) }),
  quote: z.strictObject({ heading: line, text }),
  projects: z.strictObject({ text, samples: text }),
  contact: z.strictObject({
    heading: line,
    text,
    /** Five, each a heading and a sentence. */
    reasons: z.tuple([claim, claim, claim, claim, claim]),
  }),
  /** Answers by group and question, in plain text. FAQ_WORDS in braces are filled in. */
  faq: z.record(line, z.record(line, text)),
});

const COLOR_NAMES = [
  ...['navy-950', 'navy-900', 'navy-800', 'navy-700', 'mist', 'haze', 'ink', 'muted', 'faint'],
  ...['line', 'line-strong', 'field', 'surface', 'surface-strong'],
  ...['brand', 'brand-strong', 'brand-deep', 'brand-soft', 'brand-line', 'sky'],
] as const;
const colors = z.record(z.enum(COLOR_NAMES), known(/^#[\da-f]{6}$/, 'is not such as #336699'));

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;
type Read<Schema extends z.ZodMiniType> = DeepReadonly<z.infer<Schema>>;

export type Brand = Read<typeof brand>;
/** Fields that are like the specification's, and this company's all the same: 'prices' or 'prices.west'. */
export type Mine = readonly string[];
export type Zone = Read<typeof zone>;
export type Sizes = Read<typeof sizes>;
export type Included = readonly string[];
export type Industries = readonly string[];
export type Terms = Readonly<Partial<Record<Term, string>>>;
export type Clauses = Readonly<Record<Clause, string>>;
export type Prices<Size extends string> = Readonly<
  Record<string, Readonly<Record<Size, number> & { states: string }>>
>;
export type Cities = Read<typeof cities>;
export type Shows = Read<typeof shows>;
export type Texts = Read<typeof texts>;
export type Colors = Read<typeof colors>;

/** Words that the page of questions fills in: '{phone}'. */
export const FAQ_WORDS = ['prices', 'included', 'duration', 'phone', 'hours'] as const;

/** The exports of a company's modules. */
const fields = z.object({
  mine: z.array(line),
  ...{ company: brand, zone, sizes, cities, shows, texts, colors },
  prices: z.record(known(/^[a-z]+(_[a-z]+)*$/, 'is not such as west'), z.record(z.string(), z.unknown())),
  otherPrices: z.strictObject({ region: line, size: dollars }),
  leadDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** Time within which the team promises to answer: '24 hours'. */
  replyWithin: line,
  /** Length of a kickoff meeting; calendars block the maximum. */
  meetingMinutes: z.strictObject({ least: minutes, most: minutes }),
  included: z.array(line).check(z.minLength(1)),
  industries: z.array(line).check(z.minLength(1)),
  terms: z.partialRecord(z.enum(TERM_NAMES), text.check(z.maxLength(MAX_TERM))),
  clauses: z.record(z.enum(CLAUSE_NAMES), text.check(z.maxLength(MAX_CLAUSE))),
});

export type Company = Read<typeof fields>;

const schema = fields.check(
  z.refine(({ sizes, texts: { hero } }) => !hero.booth || Object.hasOwn(sizes, hero.booth.size), {
    path: ['texts', 'hero', 'booth', 'size'],
    error: 'is none of sizes',
  }),
);

/** Lists in sentences what is wrong with a company, each with its field; none if it can be built. */
export function companyProblems(company: Company): string[] {
  const { error } = schema.safeParse(company);
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  return [...priceProblems(company), ...faqProblems(company.texts), ...contrastProblems(company.colors)];
}

/** Every region needs a price for each size, and every state and territory a region. */
function priceProblems({ sizes, prices, otherPrices, shows, cities }: Company): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const [id, { feet }] of Object.entries(sizes)) {
    const [short, long] = [...feet].sort((a, b) => a - b);
    if (id !== `${short}x${long}`) problems.push(`sizes.${id}.feet are ${feet.join(' and ')}`);
  }
  for (const [region, { states, ...amounts }] of Object.entries(prices)) {
    for (const size of Object.keys(sizes)) {
      if (!Object.hasOwn(amounts, size)) problems.push(`prices.${region} has no price of sizes.${size}`);
      else if (!dollars.safeParse(amounts[size]).success)
        problems.push(`prices.${region}.${size} is not a price in whole US dollars`);
    }
    for (const size of Object.keys(amounts)) {
      if (!Object.hasOwn(sizes, size)) problems.push(`prices.${region}.${size} is the price of no size`);
    }
    for (const code of String(states).split(' ')) {
      if (!Object.hasOwn(US_PLACES, code))
        problems.push(`prices.${region}.states has ${code}, which is no state`);
      else if (seen.has(code))
        problems.push(`prices.${region}.states has ${code}, as ${seen.get(code)} does`);
      seen.set(code, region);
    }
  }
  const missing = Object.keys(US_PLACES).filter((code) => !seen.has(code));
  if (missing.length > 0) problems.push(`prices has no region for ${missing.join(', ')}`);
  if (!Object.hasOwn(prices, otherPrices.region)) problems.push('otherPrices.region is no region of prices');
  const twice = [...shows.map(({ id }) => id), ...cities.map(({ city }) => city)].filter(
    (name, at, all) => all.indexOf(name) !== at,
  );
  return [...problems, ...twice.map((name) => `shows and cities have ${name} twice`)];
}

function faqProblems({ faq }: Texts): string[] {
  return Object.entries(faq).flatMap(([group, answers]) =>
    Object.entries(answers).flatMap(([question, answer]) =>
      [...answer.matchAll(/\{(\w*)\}/g)].flatMap(([word, name]) =>
        FAQ_WORDS.some((known) => known === name) ? [] : [`texts.faq.${group}.${question} has ${word}`],
      ),
    ),
  );
}

/** Minimum contrast of text, WCAG AA. */
const MIN_CONTRAST = 4.5;

/** Colors of texts, with the grounds that they stand on. */
const GROUNDS: Readonly<Partial<Record<keyof Colors, readonly (keyof Colors | 'white')[]>>> = {
  ink: ['white', 'surface', 'surface-strong'],
  muted: ['white', 'surface', 'surface-strong'],
  faint: ['white', 'surface'],
  brand: ['white'],
  'brand-strong': ['white', 'surface', 'brand-soft'],
  'brand-deep': ['white', 'brand-soft'],
  mist: ['navy-950', 'navy-900', 'navy-800'],
  haze: ['navy-950', 'navy-900'],
  sky: ['navy-950', 'navy-900', 'navy-800'],
};

/** Returns a sentence for each text that is hard to read: 'colors.faint on white has a contrast of 3.1:1, not 4.5:1'. */
function contrastProblems(colors: Colors): string[] {
  const all: Readonly<Record<string, string>> = { ...colors, white: '#ffffff' };
  return Object.entries(GROUNDS).flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrastOf(all[text] ?? '', all[ground] ?? '');
      const shown = Math.floor(ratio * 10) / 10;
      return ratio >= MIN_CONTRAST
        ? []
        : [`colors.${text} on ${ground} has a contrast of ${shown}:1, not ${MIN_CONTRAST}:1`];
    }),
  );
}

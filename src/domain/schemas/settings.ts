import * as z from 'zod/mini';
import { REGIONS, statesOf } from '../quote/pricing.ts';
import type { Document } from '../records/document.ts';
import { HOSTS } from '../records/hosts.ts';
import { MEETING_RULES } from '../records/meeting-rules.ts';
import { PRICES } from '../records/prices.ts';
import { QUOTE_SETTINGS } from '../records/quote-settings.ts';
import type { DefinedRecord } from '../records/record.ts';
import { TEAM_SETTINGS } from '../records/team-settings.ts';
import { TERMS } from '../records/terms.ts';

/** The records that POST /api/admin/settings saves: the caller's or a shared one, as their `id` says. */
export const SETTINGS: readonly [DefinedRecord, ...DefinedRecord[]] = [
  TEAM_SETTINGS,
  QUOTE_SETTINGS,
  TERMS,
  HOSTS,
  MEETING_RULES,
  PRICES,
];

const [first, ...others] = SETTINGS;

/** Body of POST /api/admin/settings. */
export const saveSettingSchema = z.discriminatedUnion('setting', [saving(first), ...others.map(saving)]);

function saving({ name, schema }: DefinedRecord) {
  const fields = z.omit(schema, { admin_id: true });
  return z.object({
    /** Name of the record. */
    setting: z.literal(name),
    /** The setting that the form was filled in with, so that no other change is overwritten; null for none. */
    base: z.nullable(z.record(z.string(), z.unknown())),
    fields: name === PRICES.name ? fields.check(z.refine(listStatesOnce, 'A state is listed twice')) : fields,
  });
}

/** True if each state is in one region, once, in both tables of prices. */
function listStatesOnce(fields: Document): boolean {
  const { before, ...prices } = PRICES.read(fields);
  return [prices, before ?? prices].every((table) => {
    const codes = REGIONS.flatMap((region) => statesOf(table, region));
    return new Set(codes).size === codes.length;
  });
}

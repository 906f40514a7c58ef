/** The source of a visit: campaign parameters and host names, nothing about the person. */
import * as z from 'zod/mini';
import { optionalLine } from './text.ts';

/** Maximum characters of a campaign parameter or host name, and of a path. */
const MAX_SOURCE = 100;
const MAX_LANDING = 200;

/** An arrival from a campaign, from another site, or directly. */
const arrivalSchema = z.object({
  utm_source: z.optional(optionalLine(MAX_SOURCE)),
  utm_medium: z.optional(optionalLine(MAX_SOURCE)),
  utm_campaign: z.optional(optionalLine(MAX_SOURCE)),
  utm_term: z.optional(optionalLine(MAX_SOURCE)),
  utm_content: z.optional(optionalLine(MAX_SOURCE)),
  /** Host of the page with the link, such as 'www.google.com'; missing without another site. */
  referrer: z.optional(optionalLine(MAX_SOURCE)),
  /** Path of the opened page, without its query. */
  landing: optionalLine(MAX_LANDING),
});
export type Arrival = z.output<typeof arrivalSchema>;

/** A tab's first arrival, and its last from a campaign or another site; the same if it was the only one. */
export const cameFromSchema = z.object({ first: arrivalSchema, last: arrivalSchema });
export type CameFrom = z.output<typeof cameFromSchema>;

/** Field that visitors' requests may have; omitted for visitors who do not want to be tracked. */
export const CAME_FROM = { came_from: z.optional(cameFromSchema) };

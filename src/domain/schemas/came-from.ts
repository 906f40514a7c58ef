/** The source of a visit: campaign parameters and host names, nothing about the person. */
import * as z from 'zod/mini';
import { optionalLine } from './text.ts';

/** Maximum characters of a campaign parameter and of a host name; of a path. */
const MAX_SOURCE = 100;
const MAX_LANDING = 200;

/** Opening a page from elsewhere: from a campaign, another site, or directly. */
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

/** A tab's first arrival, and the last one from a campaign or another site; the same if there was one. */
export const cameFromSchema = z.object({ first: arrivalSchema, last: arrivalSchema });
export type CameFrom = z.output<typeof cameFromSchema>;

/** Field of what visitors send; omitted by those who do not want to be followed. */
export const CAME_FROM = { came_from: z.optional(cameFromSchema) };

import type { APIRoute } from 'astro';
import { brand } from '../config/brand.ts';
import { builtContent } from '../config/content-snapshot.ts';
import { CREATE_BOOKING, LIST_AVAILABILITY, LIST_CONTENT, SEND_QUOTE } from '../domain/api/visitor-routes.ts';
import { MEETING_DURATION_TEXT, STANDARD_SIZES } from '../domain/quote/catalogue.ts';
import { DEFAULT_PRICES, formatUsd, nameOfRegion, REGIONS, statesOf } from '../domain/quote/pricing.ts';
import { CUSTOM_SHOW_ID } from '../domain/show/shows.ts';
import { COMPANY_ZONE, ZONE_PLACE } from '../domain/time/slot-labels.ts';

/** For programs: offer, prices, and how to quote and book. The example bodies have every required field. */
export const GET: APIRoute = async ({ site }) => {
  const { prices = DEFAULT_PRICES, shows } = await builtContent();
  const at = (path: string) => new URL(path, site).href;
  const [show = { id: CUSTOM_SHOW_ID, name: 'Boat Expo', city: 'Reno', state: 'NV' }] = shows;
  const { name, email, phone } = brand;
  const quote = {
    city: { city: show.city, state: show.state },
    show: { id: show.id, name: show.name },
    boothSize: STANDARD_SIZES[0],
    extras: [],
    pricing: { basePrice: 0, addOnTotal: 0, estimatedTotal: 0 },
    contact: { name: 'NAME', company: 'COMPANY', website: '', email: 'EMAIL', phone: '' },
  };
  const booking = {
    ...{ date: 'DATE', time: 'TIME', availability_id: 'ID', quote_submission_id: 'QUOTE' },
    ...{ user_name: 'NAME', user_email: 'EMAIL', company: 'COMPANY', time_zone: COMPANY_ZONE },
  };
  const lines = [
    `# ${name}`,
    `> ${brand.description} ${email}, ${phone}`,
    '',
    '## Prices',
    'Base booth package with one of our designs, in US dollars, by size in feet and region of the show:',
    ...STANDARD_SIZES.map((size) => {
      const amounts = REGIONS.map((region) => `${nameOfRegion(region)} ${formatUsd(prices[region][size])}`);
      return `- ${size}: ${amounts.join(', ')} (${at(`/booths/${size}`)})`;
    }),
    ...REGIONS.map((region) => `- ${nameOfRegion(region)}: ${statesOf(prices, region).join(' ')}`),
    'Extras are added; their prices are in the content, and the sizes that one `fits`, if not all. The server computes what counts. Venue services are extra.',
    'Not offered: other currencies, shows outside the United States and its territories, other languages than English.',
    '',
    '## Quote and book',
    `All routes with bodies and answers: ${at('/api/openapi.json')}`,
    `1. GET ${at(LIST_CONTENT.path)}: \`shows\`, \`booth_designs\`, \`extras\`.`,
    `2. POST ${at(SEND_QUOTE.path)}: answers \`pricing\` and \`quote_submission_id\`. Sends mail: only with the person's consent.`,
    '```json',
    JSON.stringify(quote),
    '```',
    `A show that is not listed has the id \`${CUSTOM_SHOW_ID}\`. \`pricing\` is what you expect; zeros are fine.`,
    `3. GET ${at(LIST_AVAILABILITY.path)}: days, each with its \`id\`, \`date\` and \`slots\`; a slot with status \`available\` is free.`,
    `4. POST ${at(CREATE_BOOKING.path)}: a kickoff meeting of ${MEETING_DURATION_TEXT}, in the slot's \`date\` and \`time\` (${ZONE_PLACE}).`,
    '```json',
    JSON.stringify(booking),
    '```',
    'Each POST has JSON and the header `X-Idempotency-Key`: a new UUID, kept for retries of the same body.',
    'Refusals have a `code`, `fields` by path and, for a taken slot, `alternatives`.',
  ];
  return new Response(`${lines.join('\n')}\n`);
};

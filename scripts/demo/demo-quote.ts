import { priceQuote } from '../../src/domain/pricing.ts';
import type { QuoteSubmission } from '../../src/domain/records/quote-submissions.ts';
import { quoteRequestSchema } from '../../src/domain/schemas/quote-request.ts';
import type { DemoQuote, DemoVisitor } from './bookings.ts';
import { DEMO_DESIGNS } from './designs.ts';
import { DEMO_EXTRAS } from './extras.ts';

/**
 * Returns the quote submission of a demo visitor, as POST /api/send-quote stores it.
 * @param startsAt the meeting's instant, `time` its label in America/New_York
 * @throws ZodError if a visitor could not have sent it; Error if it names a design or extra that does not exist
 */
export function demoQuoteSubmission(
  visitor: DemoVisitor,
  quote: DemoQuote,
  { startsAt, time }: { startsAt: Date; time: string },
): Omit<QuoteSubmission, 'booking_id' | 'created_at'> {
  const extras = Object.entries(quote.extras).map(([id, quantity]) => {
    const { name, unit_price_usd } = found(DEMO_EXTRAS, ({ file }) => file === id, id);
    return { id, name, quantity, unitPriceUSD: unit_price_usd };
  });
  const design = quote.design && found(DEMO_DESIGNS, ({ slug }) => slug === quote.design, quote.design);
  const request = quoteRequestSchema.parse({
    city: quote.city,
    show: quote.show,
    boothSize: quote.boothSize,
    ...(design ? { selectedDesign: { title: design.title, price: String(design.price) } } : {}),
    extras,
    pricing: priceQuote({ boothSize: quote.boothSize, state: quote.city.state, extras }),
    meeting: { date: startsAt.toISOString(), time, timeZone: visitor.time_zone },
    contact: {
      name: visitor.user_name,
      company: visitor.company,
      email: visitor.user_email,
      website: visitor.website,
      phone: visitor.user_phone,
    },
  });
  return {
    show_id: request.show.id,
    show_name: request.show.name,
    city: request.city.city,
    state: request.city.state,
    booth_size: request.boothSize,
    selected_render_title: design ? design.title : null,
    design_id: design ? design.slug : null,
    design_fee: design ? design.price : null,
    custom_design: null,
    extras: request.extras,
    pricing: request.pricing,
    meeting: request.meeting ?? null,
    preferred_times: [],
    contact: request.contact,
    lead_mail_id: null,
  };
}

function found<T>(list: readonly T[], is: (entry: T) => boolean, name: string): T {
  const entry = list.find(is);
  if (!entry) throw new Error(`The demo content has no '${name}'`);
  return entry;
}

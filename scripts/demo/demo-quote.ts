import { priceQuote } from '../../src/domain/quote/pricing.ts';
import type { QuoteSubmission } from '../../src/domain/records/quote-submissions.ts';
import { quoteRequestSchema } from '../../src/domain/schemas/quote-request.ts';
import { DEMO_DESIGNS, DEMO_EXTRAS, type DemoQuote, type DemoVisitor, demoSource } from './content.ts';

/**
 * Returns a demo visitor's quote submission, as POST /api/send-quote stores it.
 * @param startsAt the meeting's instant; `time` is its label in America/New_York
 * @throws ZodError if a visitor could not have sent it; Error if it names a nonexistent design or extra
 */
export function demoQuoteSubmission(
  visitor: DemoVisitor,
  quote: DemoQuote,
  { startsAt, time }: { startsAt: Date; time: string },
): Omit<QuoteSubmission, 'booking_id' | 'created_at'> {
  const chosen = Object.entries(quote.extras).map(([id, quantity]) => {
    const { name, unit_price_usd } = found(DEMO_EXTRAS, ({ file }) => file === id, id);
    return { id, name, quantity, unitPriceUSD: unit_price_usd };
  });
  const design = found(DEMO_DESIGNS, ({ slug }) => slug === quote.design, quote.design);
  const { city, show, boothSize, extras, pricing, meeting, contact } = quoteRequestSchema.parse({
    city: quote.city,
    show: quote.show,
    boothSize: design.booth_size,
    selectedDesign: { title: design.title, price: String(design.price) },
    extras: chosen,
    pricing: priceQuote({ boothSize: design.booth_size, state: quote.city.state, extras: chosen }),
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
    show_id: show.id,
    show_name: show.name,
    ...city,
    booth_size: boothSize,
    selected_render_title: design.title,
    design_id: design.slug,
    design_fee: design.price,
    custom_design: null,
    extras,
    pricing,
    meeting: meeting ?? null,
    preferred_times: [],
    contact,
    came_from: demoSource(visitor.day + visitor.slot),
    lead_mail_id: null,
  };
}

function found<T>(list: readonly T[], is: (entry: T) => boolean, name: string): T {
  const entry = list.find(is);
  if (!entry) throw new Error(`The demo content has no '${name}'`);
  return entry;
}

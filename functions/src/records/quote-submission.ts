import type { QuoteRequest } from '../../../src/domain/schemas/quote-request.ts';

/** A stored quote submission as bookings and mails read it. */
export type QuoteSubmission = Pick<QuoteRequest, 'meeting' | 'contact'> & {
  readonly show_id: string;
  readonly show_name: string;
  readonly city: string;
  readonly state: string;
  readonly booth_size: QuoteRequest['boothSize'];
  readonly selected_render_title: string | null;
  readonly design_fee: number | null;
  readonly custom_design: QuoteRequest['customDesign'] | null;
  readonly extras: readonly { name: string; quantity: number; unitPriceUSD: number }[];
  readonly pricing: { basePrice: number; addOnTotal: number; estimatedTotal: number };
};

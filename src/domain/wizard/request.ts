import type { MeetingQuote } from '../booking/calendar.ts';
import { type Pricing, priceQuote } from '../quote/pricing.ts';
import { toBookingContact } from '../schemas/contact-fields.ts';
import type { CreateBooking } from '../schemas/create-booking.ts';
import type { QuoteRequest } from '../schemas/quote-request.ts';
import { requestBodyIn } from '../visitor/intent.ts';
import type { SelectedDesign, WizardDraft } from './draft.ts';

/** Returns the draft's quote in US dollars; null without a size. Without a city it is the lowest possible price. */
export function draftPricing(draft: WizardDraft): Pricing | null {
  if (!draft.boothSize) return null;
  const { boothSize, city, extras, prices } = draft;
  return priceQuote({ boothSize, state: city?.state || null, extras, prices });
}

/** Returns the body of POST /api/send-quote; null if city, show, size or slot is missing. */
export function quoteRequestOf(draft: WizardDraft): QuoteRequest | null {
  const { contact, ...chosen } = quoteAloneOf(draft) ?? {};
  const { meeting } = draft;
  if (!contact || !meeting?.slot) return null;
  const { startsAt, time } = meeting.slot;
  // Keep this order of members, because a retry must have the same text as the stored request
  return {
    ...chosen,
    meeting: { date: startsAt, time, timeZone: meeting.timeZone },
    contact,
  } as QuoteRequest;
}

/** Returns the body for a quote whose meeting is arranged later; null if city, show or size is missing. */
export function quoteAloneOf(draft: WizardDraft): QuoteRequest | null {
  const { city, show, boothSize, selectedDesign, customDesign, inspiredBy } = draft;
  const pricing = draftPricing(draft);
  if (!city || !show || !boothSize || !pricing) return null;
  return {
    city,
    show,
    boothSize,
    ...(selectedDesign ? { selectedDesign: designOf(selectedDesign) } : {}),
    ...(customDesign ? { customDesign } : {}),
    ...(inspiredBy ? { inspired_by: inspiredBy.id } : {}),
    extras: [...draft.extras],
    pricing,
    contact: draft.contact,
  };
}

/** Returns the payload's design, which the server looks up by size and title. */
function designOf({ title, price, images, image_url }: SelectedDesign): SelectedDesign {
  return { title, price, images, image_url };
}

/** Returns the body of POST /api/create-booking, with the stored quote `submissionId`; null without a slot. */
export function createBookingOf(draft: WizardDraft, submissionId: string): CreateBooking | null {
  const slot = draft.meeting?.slot;
  if (!draft.meeting || !slot) return null;
  return {
    date: slot.date,
    time: slot.time,
    ...toBookingContact(draft.contact),
    availability_id: slot.availabilityId,
    quote_submission_id: submissionId,
    time_zone: draft.meeting.timeZone,
  };
}

/** Returns the quote for the meeting's calendar entry. */
export function meetingQuoteOf(draft: WizardDraft): MeetingQuote {
  return {
    show: draft.show?.name ?? '',
    city: draft.city?.city ?? '',
    state: draft.city?.state ?? '',
    boothSize: draft.boothSize ?? '',
    designTitle: draft.selectedDesign?.title ?? null,
    estimatedTotal: draftPricing(draft)?.estimatedTotal ?? 0,
  };
}

/**
 * Returns the id of a stored quote equal to `request` apart from the meeting, so that choosing another slot after a
 * conflict does not create a second lead. Null if there is none.
 */
export function reusableQuoteId(
  quote: WizardDraft['intents']['quote'],
  request: QuoteRequest,
): string | null {
  if (!quote?.submissionId) return null;
  const withoutMeeting = (body: object) => JSON.stringify({ ...body, meeting: null });
  return withoutMeeting(requestBodyIn(quote)) === withoutMeeting(request) ? quote.submissionId : null;
}

import type { MeetingQuote } from '../calendar.ts';
import type { Intent } from '../intent.ts';
import { type Pricing, priceQuote } from '../pricing.ts';
import type { CreateBooking } from '../schemas/create-booking.ts';
import type { QuoteRequest } from '../schemas/quote-request.ts';
import type { SelectedDesign, WizardDraft } from './draft.ts';

/** The quote of the draft so far in US dollars; null while no size is chosen. Without a city it is the least that it can be. */
export function draftPricing(draft: WizardDraft): Pricing | null {
  if (!draft.boothSize) return null;
  return priceQuote({ boothSize: draft.boothSize, state: draft.city?.state ?? null, extras: draft.extras });
}

/**
 * Body of POST /api/send-quote for a complete draft.
 * @returns null while city, show, size, or a slot is missing
 */
export function quoteRequestOf(draft: WizardDraft): QuoteRequest | null {
  const { contact, ...chosen } = quoteAloneOf(draft) ?? {};
  const { meeting } = draft;
  if (!contact || !meeting?.slot) return null;
  const { startsAt, time } = meeting.slot;
  // In the order of the members that stored drafts were sent with: a repetition has the same text
  return {
    ...chosen,
    meeting: { date: startsAt, time, timeZone: meeting.timeZone },
    contact,
  } as QuoteRequest;
}

/**
 * The same without the meeting, whose time is arranged later.
 * @returns null while city, show or size is missing
 */
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

/** The design as the payload has it: the server looks it up by size and title. */
function designOf({ title, price, images, image_url }: SelectedDesign): SelectedDesign {
  return { title, price, images, image_url };
}

/** Body of POST /api/create-booking for a complete draft whose quote is stored as `submissionId`; null without a slot. */
export function createBookingOf(draft: WizardDraft, submissionId: string): CreateBooking | null {
  const slot = draft.meeting?.slot;
  if (!draft.meeting || !slot) return null;
  const { name, company, email, website, phone } = draft.contact;
  return {
    date: slot.date,
    time: slot.time,
    user_email: email,
    user_name: name,
    user_phone: phone,
    company,
    website,
    availability_id: slot.availabilityId,
    quote_submission_id: submissionId,
    time_zone: draft.meeting.timeZone,
  };
}

/** The quote in the meeting's calendar entry. */
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
 * Id of the stored quote that still says what `request` says, so that another slot after a conflict does not
 * send the team a second lead; the meeting is the booking's to say. Null if there is none.
 */
export function reusableQuoteId(
  quote: WizardDraft['intents']['quote'],
  request: QuoteRequest,
): string | null {
  if (!quote?.submissionId) return null;
  const withoutMeeting = (body: object) => JSON.stringify({ ...body, meeting: null });
  return withoutMeeting(storedBody(quote)) === withoutMeeting(request) ? quote.submissionId : null;
}

/** The body of a stored intent; empty if the browser's storage was tampered with. */
function storedBody({ body }: Intent): object {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

import { brand } from '../../../config/brand.ts';
import { leadKey } from '../../../domain/panel-links.ts';
import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { allSides } from '../../../domain/quote/custom-size.ts';
import { storedQuoteAddress } from '../../../domain/quote/quote-link.ts';
import { estimateOf } from '../../../domain/quote/quote-texts.ts';
import { toBookingContact } from '../../../domain/schemas/contact-fields.ts';
import { LEAD_KINDS, LEAD_STATES, type LeadKind, type LeadState } from '../../../domain/schemas/leads.ts';
import { greeting } from '../../../domain/visitor/greeting.ts';
import { senderOf } from '../kit/lead-records.ts';
import { dueOf, fieldsOf, type Lead } from '../kit/lead-state.ts';
import type { Invitee } from '../kit/new-meeting/MeetingFormDialog.tsx';

export function keyOf({ kind, record }: Lead): string {
  return leadKey(kind, record.id);
}

/** Parses a key made by `keyOf`; null if it is invalid. */
export function readKey(key: string): { kind: LeadKind; id: string } | null {
  const [, kind, id] = /^(quote|request|message)~([\w-]+)$/.exec(key) ?? [];
  return kind && id ? { kind: kind as LeadKind, id } : null;
}

/**
 * Returns the known details for a meeting: the sender, and a quote with the time zone of its preferred times.
 */
export function inviteeOf(lead: Lead): Partial<Invitee> {
  const person = toBookingContact(senderOf(lead.record));
  if (lead.kind !== 'quote') return person;
  const { id, meeting } = lead.record;
  return { ...person, quote_submission_id: id, ...(meeting && { time_zone: meeting.timeZone }) };
}

export function summaryOf(lead: Lead): string {
  if (lead.kind === 'message') {
    const { message, show_name, booth_size, source } = lead.record;
    const size = booth_size && boothSizeLabel(booth_size);
    // A person whom the team added has sent no message
    return source ? [show_name, size, fieldsOf(lead).note].filter(Boolean).join(' · ') : message;
  }
  if (lead.kind === 'request') {
    const { record } = lead;
    return [allSides(record, 'ft (width, depth, height)') ?? 'Size still open', record.requests]
      .filter(Boolean)
      .join(': ');
  }
  const { show_name, city, state, booth_size, selected_render_title, inspired_by_name } = lead.record;
  const inspired = inspired_by_name && `inspired by ${inspired_by_name}`;
  return [
    show_name,
    `${city}, ${state}`,
    booth_size,
    selected_render_title,
    estimateOf(lead.record),
    inspired,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the subject and beginning of an answer: the greeting, and a quote's link. */
export function answerTo(lead: Lead): { subject: string; body: string } {
  const hi = `${greeting(senderOf(lead.record).name)}\n\n`;
  if (lead.kind === 'message') {
    const subject = lead.record.source ? 'Your booth: ' : 'Your message to ';
    return { subject: `${subject}${brand.name}`, body: hi };
  }
  if (lead.kind === 'request') {
    return { subject: `Your custom booth from ${brand.name}`, body: hi };
  }
  const url = storedQuoteAddress(location.origin, lead.record);
  return {
    subject: `Your booth quote from ${brand.name}`,
    body: url ? `${hi}\n\nYour quote: ${url}\n` : hi,
  };
}

/** Filter for leads; an empty field does not filter. */
export interface LeadFilter {
  readonly state: LeadState | '';
  readonly kind: LeadKind | '';
}

/** Parses the filter from the URL and ignores invalid values. */
export function readFilter(state: string, kind: string): LeadFilter {
  return {
    state: LEAD_STATES.find((one) => one === state) ?? '',
    kind: LEAD_KINDS.find((one) => one === kind) ?? '',
  };
}

/** Returns the matching leads: first the due ones, longest overdue first, then the rest, newest first. */
export function listedLeads(leads: readonly Lead[], filter: LeadFilter, today: string): Lead[] {
  const matching = leads.filter((lead) => matches(lead, filter));
  const due = matching.filter((lead) => dueOf(lead, today) !== null);
  const others = matching.filter((lead) => dueOf(lead, today) === null);
  return [...due.toSorted(byNextStep), ...others.toSorted(newestFirst)];
}

export function matches(lead: Lead, { state, kind }: LeadFilter): boolean {
  return (state === '' || fieldsOf(lead).state === state) && (kind === '' || lead.kind === kind);
}

function byNextStep(a: Lead, b: Lead): number {
  return (fieldsOf(a).next_step ?? '').localeCompare(fieldsOf(b).next_step ?? '') || newestFirst(a, b);
}

export function newestFirst(a: Lead, b: Lead): number {
  return b.record.created_at.toMillis() - a.record.created_at.toMillis();
}

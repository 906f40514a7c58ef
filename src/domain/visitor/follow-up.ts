import type { QuoteSubmission } from '../records/quote-submissions.ts';

/** Words in braces that a follow-up's subject and text may contain. */
export interface FollowUpWords {
  /** Empty if unknown; the space before it is then left out, too. */
  readonly name: string;
  readonly show: string;
  readonly size: string;
}

/** Days after which an unsent follow-up is no longer sent, from the day it was due. */
export const LATE_DAYS = 14;

/** Offered in the panel until the team has written its own. */
export const DEFAULT_FOLLOW_UP = {
  is_on: false,
  days: 3,
  subject: 'Your booth quote for {show}',
  text: "Hello {name},\n\nA few days ago you priced a {size} booth for {show} with us. It's saved, and you can still change it.\n\nWould you like to go through it together? Choose a time on our site, or reply to this email.",
};

/** Returns a subject or text with its words filled in. */
export function fillFollowUp(template: string, words: FollowUpWords): string {
  return template.replace(/( ?)\{(name|show|size)\}/g, (_all, space: string, word: keyof FollowUpWords) =>
    words[word] ? space + words[word] : '',
  );
}

/** True if all words in braces are known. */
export function hasKnownWords(template: string): boolean {
  return !/[{}]/.test(template.replace(/\{(name|show|size)\}/g, ''));
}

/** True while no one has booked a meeting for a quote or answered it. */
export function isLeftOpen({ booking_id, lead }: Pick<QuoteSubmission, 'booking_id' | 'lead'>): boolean {
  return booking_id === null && (lead === undefined || lead.state === 'new');
}

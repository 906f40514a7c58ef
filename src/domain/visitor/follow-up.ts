import type { QuoteSubmission } from '../records/quote-submissions.ts';

/** Values for words in braces in a follow-up's subject and text. */
export interface FollowUpWords {
  /** Empty if unknown; the space before it is then omitted, too. */
  readonly name: string;
  readonly show: string;
  readonly size: string;
}

/** Days after its due date until an unsent follow-up is dropped. */
export const LATE_DAYS = 14;

/** Default text in the panel until the team has written its own. */
export const DEFAULT_FOLLOW_UP = {
  is_on: false,
  days: 3,
  subject: 'Your booth quote for {show}',
  text: "Hi {name},\n\nA few days ago you priced a {size} booth for {show} with us. It's saved, and you can still change it.\n\nWould you like to go through it together? Choose a time on our site, or reply to this email.",
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

/** True while a quote has neither a booking nor an answer. */
export function isLeftOpen({ booking_id, lead }: Pick<QuoteSubmission, 'booking_id' | 'lead'>): boolean {
  return booking_id === null && (lead === undefined || lead.state === 'new');
}

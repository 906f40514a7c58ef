/** Reasons to choose from when a lead is lost. Stored as text, so that the list may change. */
export const LOST_REASONS = [
  'Price',
  'Timing',
  'Chose another company',
  'Not exhibiting',
  'No answer',
  'Other',
] as const;

export interface LostReason {
  /** One of `LOST_REASONS`, or empty. */
  readonly reason: string;
  /** More about it, or a text that begins with no listed reason. */
  readonly details: string;
}

/** Joins a reason and its details: 'Price: 20% above another quote'. */
export function joinReason({ reason, details }: LostReason): string {
  return [reason, details.trim()].filter(Boolean).join(': ');
}

/** Splits what `joinReason` joined. */
export function splitReason(text: string): LostReason {
  const reason = LOST_REASONS.find((one) => text === one || text.startsWith(`${one}: `)) ?? '';
  return { reason, details: text.slice(reason === '' ? 0 : `${reason}: `.length) };
}

import type { Submission } from '../../../domain/wizard/reducer.ts';
import { BookedConfirmation } from './BookedConfirmation.tsx';
import { PendingConfirmation } from './PendingConfirmation.tsx';
import { SentConfirmation } from './SentConfirmation.tsx';

export interface ConfirmationProps {
  submission: Extract<Submission, { status: 'confirmed' | 'pending' | 'sent' }>;
  /** Returns to the last step, with everything kept. */
  onBack: () => void;
  /** Starts a new quote. */
  onNewQuote: () => void;
}

/** Final screen: the meeting is booked or awaits confirmation by mail, or the quote was sent without one. */
export function Confirmation({ submission, onBack, onNewQuote }: ConfirmationProps) {
  // Right after the submission, not after a reload
  const takesFocus = !submission.isRestored;
  if (submission.status === 'pending')
    return <PendingConfirmation pending={submission.pending} takesFocus={takesFocus} onBack={onBack} />;
  if (submission.status === 'sent')
    return <SentConfirmation sent={submission.sent} takesFocus={takesFocus} onNewQuote={onNewQuote} />;
  return <BookedConfirmation booking={submission.booking} takesFocus={takesFocus} onNewQuote={onNewQuote} />;
}

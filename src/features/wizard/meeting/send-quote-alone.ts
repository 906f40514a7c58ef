import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import { quoteAloneOf } from '../../../domain/wizard/request.ts';
import { replyText } from '../../../lib/api-client.ts';
import { failureMessage } from '../../../lib/submission/failure-message.ts';
import type { Outcome } from '../../../lib/submission/outcome.ts';
import { customRequestMessages, quoteMessages } from '../draft/wizard-messages.ts';
import { sendQuote } from './book-meeting.ts';
import { preferredLines } from './LaterCard.tsx';

/**
 * Sends the draft's quote without a meeting. `zone` is the time zone of the preferred times. First saves the
 * idempotency key in the draft. Updates the wizard's state through `dispatch` and logs failures.
 * @throws Error if the draft lacks city, show or size
 */
export async function sendQuoteAlone(
  draft: WizardDraft,
  zone: string,
  dispatch: (action: WizardAction) => void,
): Promise<Outcome<unknown>> {
  const quote = quoteAloneOf(draft);
  if (!quote) throw new Error('The draft is not complete');
  const preferred = preferredLines(draft.preferredTimes, zone, new Date());
  dispatch({ type: 'submit' });
  const outcome = await sendQuote(draft, { ...quote, preferred_times: preferred }, dispatch);
  if (outcome.kind === 'done') {
    dispatch({ type: 'sent', preferredTimes: preferred });
    return outcome;
  }
  console.error(new Error(quoteMessages.submitFailed(replyText(outcome))));
  const text = failureMessage(outcome, customRequestMessages.failedText);
  const fields = outcome.kind === 'refused' ? outcome.fields : {};
  dispatch({ type: 'fail', failure: { kind: 'not-sent', text, fields } });
  return outcome;
}

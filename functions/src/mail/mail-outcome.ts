/**
 * Outcome of handing a mail to the server. `sent`: the server has it. `passing`: it does not, but may accept
 * it later. `refused`: it never will. `unknown`: it got the whole mail and did not answer.
 */
export type MailOutcome = { readonly verdict: 'sent' } | DeliveryFailure;

/** `reason` is made of codes only, such as 'EENVELOPE 550': messages may quote addresses. */
export interface DeliveryFailure {
  readonly verdict: 'passing' | 'refused' | 'unknown';
  readonly reason: string;
}

/** Commands whose refusal is about the mail; a refusal of others is about us, such as a wrong password. */
const ABOUT_THE_MAIL: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** 'Sign in first', in reply to any command: for the operator to fix, not a refusal of the mail. */
const ABOUT_OUR_ACCOUNT: readonly unknown[] = [530, 534, 535, 538];

/** Codes of a mail that the client itself does not send: no address, or too large. */
const UNFIT: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Classifies an error of nodemailer. `isHandedOver`: the whole mail had been sent, only the answer was missing. */
export function failureOf(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const { code, command, responseCode } = (error ?? {}) as Record<string, unknown>;
  const reason = failureCode(error);
  const isAnswer = typeof responseCode === 'number' && responseCode >= 400;
  if (!isAnswer && isHandedOver) return { verdict: 'unknown', reason };
  const isRefusal = isAnswer
    ? responseCode >= 500 && !ABOUT_OUR_ACCOUNT.includes(responseCode)
    : UNFIT.includes(code);
  const isAboutTheMail = isHandedOver || !isAnswer || ABOUT_THE_MAIL.includes(command);
  return { verdict: isRefusal && isAboutTheMail ? 'refused' : 'passing', reason };
}

function failureCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return (
    codes
      .join(' ')
      .replace(/[^\w ]/g, '')
      .slice(0, 60) || 'unknown'
  );
}

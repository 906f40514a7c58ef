/** Failures that a caller can fix. All other errors become `internal` (http/create-app.ts). */
import { PROBLEMS, type ProblemCode } from '../../../src/domain/messages/problems.ts';

export type { ProblemCode };

/** Texts by payload path, such as `extras.0.quantity`. */
export type ProblemFields = Readonly<Record<string, string>>;

interface ProblemDetails {
  /** Replaces the code's own text. */
  readonly text?: string | undefined;
  readonly fields?: ProblemFields;
  /** Additional members of the answer, such as `alternatives`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Response headers of this problem, such as Allow. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True for a 503 that is no failure of ours, but a limit. */
  readonly isLimit?: boolean;
}

/** An expected failure. Services and routes throw it; the one error handler answers it. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    const [status, text] = PROBLEMS[code];
    super(details.text ?? text);
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** True if the caller or a limit is to blame, not our service. */
export function isRefusal({ status, details }: Problem): boolean {
  return status < 500 || details.isLimit === true;
}

/** Returns an `invalid` problem for the refused values; the first text is also the answer's text. */
export function invalid(fields: ProblemFields): Problem {
  return new Problem('invalid', { fields, text: Object.values(fields)[0] });
}

/** Returns the answer's body (docs/api.md): only the texts and codes above. */
export function problemBody({ message, code, details }: Problem): Record<string, unknown> {
  const { fields, extra } = details;
  return { success: false, error: message, code, ...(fields && { fields }), ...extra };
}

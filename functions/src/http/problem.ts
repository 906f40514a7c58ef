/** Failures that a caller can fix. Any other error is `internal` (http/create-app.ts). */
import { PROBLEMS, type ProblemCode } from '../../../src/domain/messages/problems.ts';

export type { ProblemCode };

/** Text by path of the payload, such as `extras.0.quantity`. */
export type ProblemFields = Readonly<Record<string, string>>;

interface ProblemDetails {
  /** Replaces the code's own text. */
  readonly text?: string | undefined;
  readonly fields?: ProblemFields;
  /** More members of the answer, such as `alternatives`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Response headers that belong to the problem, such as Allow. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An expected failure; thrown by services and routes, answered by the one error handler. */
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

/** `invalid` with the refused values; the first text is the answer's own. */
export function invalid(fields: ProblemFields): Problem {
  return new Problem('invalid', { fields, text: Object.values(fields)[0] });
}

/** The answer's body (docs/api.md): only the texts and codes above. */
export function problemBody(problem: Problem): Record<string, unknown> {
  const { fields, extra } = problem.details;
  return {
    success: false,
    error: problem.message,
    code: problem.code,
    ...(fields ? { fields } : {}),
    ...extra,
  };
}

import { invalid, Problem } from '../http/problem.ts';
import type { ImageRefused } from './process-image.ts';

/** A refused image as an answer: 415 for a wrong type, 413 for too large, 400 `invalid` for damaged, with its own text. */
export function imageProblem({ code, message }: ImageRefused): Problem {
  if (code === 'unreadable') return invalid({ image: message });
  const problem = new Problem(code === 'too-large' ? 'too-large' : 'unsupported-media-type');
  problem.message = message;
  return problem;
}

import * as z from 'zod/mini';
import { VISIT_STEPS } from '../wizard/visit-steps.ts';

/** Body of POST /api/steps: what a visit came to since its last report; nothing else is asked, and nothing else kept. */
export const visitStepsSchema = z.object({
  steps: z.array(z.enum(VISIT_STEPS)).check(
    z.minLength(1),
    z.maxLength(VISIT_STEPS.length),
    z.refine((steps: readonly string[]) => new Set(steps).size === steps.length),
  ),
});

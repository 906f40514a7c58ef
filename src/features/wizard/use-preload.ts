import { useEffect } from 'react';
import type { Step } from '../../domain/wizard/steps.ts';
import { preloadAfter } from './wizard-parts.ts';

/** Milliseconds that the step on screen has to itself before the next ones are fetched. */
export const HEAD_START_MS = 1200;

/** Fetches the code of what may come next while the visitor reads the present step. */
export function usePreload(step: Step): void {
  useEffect(() => {
    const timer = setTimeout(() => preloadAfter(step), HEAD_START_MS);
    return () => clearTimeout(timer);
  }, [step]);
}

import { MEETING_MINUTES } from '../../../domain/catalogue.ts';
import type { Step } from '../../../domain/wizard/steps.ts';

/** Heading and opening line of each step. */
export const STEP_TEXTS: Record<Step, { readonly heading: string; readonly lead: string }> = {
  1: {
    heading: 'Where is your trade show?',
    lead: 'Venue rates differ by region. City and show tell us which apply to you.',
  },
  2: {
    heading: 'Choose your booth size',
    lead: 'Take the footprint you have reserved. Its designs appear right below.',
  },
  3: {
    heading: 'Choose your extras & features',
    lead: 'We deliver, install and collect them with your booth. All prices are in USD.',
  },
  4: {
    heading: 'Review your booth quote',
    lead: 'Everything you have chosen, and how the price comes about.',
  },
  5: {
    heading: 'Pick a time for your kickoff meeting',
    lead: `We go through your booth together in ${MEETING_MINUTES.least} to ${MEETING_MINUTES.most} minutes. A confirmed proposal follows.`,
  },
};

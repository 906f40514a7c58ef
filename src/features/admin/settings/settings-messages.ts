import { nextBuildText } from '../../../config/next-build.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
/** Messages of the settings by card. */
export const settingsMessages = {
  place: {
    about: 'For all meetings booked from now on. Booked ones keep their place; you can change it for each.',
    unset: 'Visitors are not told where to meet yet.',
    saved: 'Meeting place saved',
    saveFailed: 'Error saving meeting place',
  },
  rules: {
    about: 'For your own open hours. You can book and move meetings at any time yourself.',
    saved: 'Rules saved',
    saveFailed: 'Error saving rules',
  },
  prices: {
    about: 'The base package by booth size and region. Whole US dollars.',
    states:
      'States and territories (PR, GU, VI, AS, MP) by code, or by name with commas between. Each belongs to one region.',
    validFrom: `Quotes of that day in ${ZONE_PLACE}, and later, have these prices.`,
    planned: 'Today changes the prices above and keeps the planned ones. A later day replaces those.',
    removed: 'Planned prices removed',
    notRemoved: 'Not removed: someone else has changed the prices since',
    removeFailed: 'Error removing planned prices',
    saved: 'Prices saved',
    savedText: (now: Date) =>
      `The quote wizard has them within a minute, the other pages ${nextBuildText(now)}. Quotes keep the price they were given.`,
    saveFailed: 'Error saving prices',
  },
  quotes: {
    about: 'For all quotes from now on.',
    leadDays: 'A quote for a show that opens sooner is marked as a rush, for visitors and for you.',
    saved: 'Quote settings saved',
    saveFailed: 'Error saving quote settings',
  },
  terms: {
    about:
      'Answers in plain words to what exhibitors ask before they order. A question without an answer is not shown.',
    shown:
      'Shown among the questions and answers, in step 4, on shared quotes, and in confirmations; the first three on the pages of booth sizes, too.',
    onPaper: 'On proposals and their emails only, where money is due.',
    saved: 'Terms saved',
    saveFailed: 'Error saving terms',
  },
  dailyMail: {
    about: 'A mail at 8 AM with what is due today and what is late.',
    on: 'Daily mail switched on',
    off: 'Daily mail switched off',
    saveFailed: 'Error saving the daily mail',
  },
  host: {
    about: 'Visitors who book one of your hours see your name and photo.',
    saved: 'Host details saved',
    saveFailed: 'Error saving host details',
  },
} as const;

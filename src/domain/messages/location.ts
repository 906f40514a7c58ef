/** Said about the city and the show of a quote. */
export const locationMessages = {
  customShow: (name: string) => `Custom show "${name}" - We'll include this in your quote.`,
  matchTitle: 'Great! We have your location',
  matchText: "Next, we'll help you choose the perfect booth size and design.",
  mismatchTitle: 'Sorry ! Mismatch location',
  mismatchText: (show: string, city: string, state: string) => `${show} isn't in ${city}, ${state}`,
  mismatchFollowUp:
    "We notice this show may not be in the selected city. We'll reach out to confirm the details with you.",
  weeksLeft: (weeks: number, month: string) =>
    `${weeks === 0 ? 'Less than a week' : weeks === 1 ? '1 week' : `${weeks} weeks`} left until ${month}.`,
  bookBy: (date: string) => `Book by ${date} to be ready in time`,
  rush: 'Rush: talk to us today',
} as const;

/** Said about the city and the show of a quote. */
export const locationMessages = {
  customShow: (name: string) => `Custom show "${name}" - We'll include this in your quote.`,
  matchTitle: 'Great! We have your location',
  matchText: "Next, we'll help you choose the perfect booth size and design.",
  mismatchTitle: 'Sorry ! Mismatch location',
  mismatchText: (show: string, city: string, state: string) => `${show} isn't in ${city}, ${state}`,
  mismatchFollowUp:
    "We notice this show may not be in the selected city. We'll reach out to confirm the details with you.",
} as const;

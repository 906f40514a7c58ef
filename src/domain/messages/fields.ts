/** Messages next to a field. */
export const fieldMessages = {
  city: 'Choose a city',
  cityName: 'Use Latin letters, spaces, periods, hyphens, and apostrophes',
  state: 'Use the two-letter state code',
  /** For a listed city with a different state. */
  cityElsewhere: (city: string, state: string) => `${city} is in ${state}`,
  /** For an unlisted city without a state. */
  stateOf: (city: string) => `Choose the state of ${city}, or a city from the list`,
  /** For a city of another country; the wizard adds a way to the contact form. */
  abroad: 'We build in the U.S.',
  /** For 'TBD' or 'online'. */
  noCity: 'Enter the city of the venue. If it is still open, enter the likeliest one: we confirm it with you',
  /** For a state instead of a city. */
  cityIn: (state: string) => `Enter a city in ${state}`,
  show: 'Choose a show',
  unknownShow: 'Choose a show from the list or enter its name',
  name: 'Name is required',
  company: 'Company is required',
  email: 'Invalid email address',
  phone: 'Phone is required',
  message: 'Message is required',
  dimension: 'Enter the size in feet, from 1 to 500',
  tooLong: (max: number) => `Please use at most ${max} characters`,
  controlCharacters: 'Please remove line breaks and control characters',
} as const;

/** Messages next to a field. */
export const fieldMessages = {
  city: 'Choose a city',
  cityName: 'Use Latin letters, spaces, periods, hyphens, and apostrophes',
  state: 'Use the two-letter state code',
  /** For a listed city with a different state. */
  cityElsewhere: (city: string, state: string) => `${city} is in ${state}`,
  /** For an unlisted city without a state. */
  stateOf: (city: string) => `Choose the state of ${city}, or a city from the list`,
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

/** A U.S. city in which shows take place; `state` is the two-letter postal code. */
export interface City {
  readonly city: string;
  readonly state: string;
}

/** The cities that the wizard offers, in the order of its list. A line added here is all that another city takes. */
export const CITIES: readonly City[] = [
  { city: 'Las Vegas', state: 'NV' },
  { city: 'Chicago', state: 'IL' },
  { city: 'New York', state: 'NY' },
  { city: 'Los Angeles', state: 'CA' },
  { city: 'San Francisco', state: 'CA' },
  { city: 'Austin', state: 'TX' },
  { city: 'Miami', state: 'FL' },
  { city: 'Atlanta', state: 'GA' },
  { city: 'Denver', state: 'CO' },
  { city: 'Seattle', state: 'WA' },
];

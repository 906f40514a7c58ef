import type { Zone } from '#company-schema';

export const zone = {
  id: 'America/New_York',
  place: 'New York',
  name: 'Eastern time',
} as const satisfies Zone;

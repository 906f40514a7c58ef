/** The zone records of @vvo/tzdb in a chunk of their own: 16 KB that only the open meeting step needs. */
export { rawTimeZones } from '@vvo/tzdb';

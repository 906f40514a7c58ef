/** Puts the zone records of @vvo/tzdb in a separate chunk: only the open meeting step needs these 16 KB. */
export { rawTimeZones } from '@vvo/tzdb';

import type { Terms } from '#company-schema';

export const terms: Terms = {};

/** Messages of an empty gallery. */
export const galleryMessages = {
  none: 'No projects match your selected filters. Try adjusting your criteria.',
} as const;

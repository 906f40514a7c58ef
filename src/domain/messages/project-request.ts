/** Said in the wizard after 'Start from this project'. */
export const projectRequestMessages = {
  /** `event`: what of city and show is taken over. */
  place: (event: string) => `For ${event}, as in the project.`,
  title: (size: string) => `Booth size ${size} is set`,
  chooseLocation: 'Tell us where your show is, then choose a design for this size.',
  chooseDesign: 'Choose a design for this size. Everything else in your quote is kept.',
  designCleared: 'Your design was for another size: please choose a new one. Everything else is kept.',
} as const;

/** The companies of the demo projects, in the order of the grid. */
export const COMPANIES = [
  'Quantessa Systems',
  'Torque & Ember Motors',
  'Maple & Loom',
  'Verdant Grid Energy',
  'Caredock Health',
  'Ledgerline Capital',
];

import type { ShowCosts } from '../../src/domain/show/show-costs.ts';

const SAMPLE = { source: 'Sample figures for this demo', as_of: '2026-11-01' };

/** Invented costs of some shows by show id, so that the demo can show an estimate. */
export const DEMO_COSTS: Readonly<Record<string, ShowCosts>> = {
  'ces-las-vegas': {
    ...{ drayage_low: 140, drayage_high: 190, electrical_low: 350, electrical_high: 550 },
    ...{ labor_low: 500, labor_high: 800, internet_low: 400, internet_high: 900 },
    ...{ carpet_low: 250, carpet_high: 400 },
    ...SAMPLE,
  },
  'nrf-big-show-new-york': {
    ...{ drayage_low: 160, drayage_high: 220, electrical_low: 400, electrical_high: 650 },
    ...{ labor_low: 600, labor_high: 950, internet_low: 500, internet_high: 1000 },
    ...{ carpet_low: 0, carpet_high: 0 },
    ...SAMPLE,
  },
};

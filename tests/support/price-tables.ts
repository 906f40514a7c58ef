import { DEFAULT_PRICES, type PriceTable } from '../../src/domain/quote/pricing.ts';
import type { Prices } from '../../src/domain/records/prices.ts';

/** Other prices in each region, and Nevada in the East. A mix with the default table gives none of its prices. */
export const OTHER_PRICES: PriceTable = {
  west: {
    '10x10': 9100,
    '10x20': 16100,
    '20x20': 29100,
    states: DEFAULT_PRICES.west.states.replace(' NV', ''),
  },
  central: { ...DEFAULT_PRICES.central, '10x10': 8100, '10x20': 15100, '20x20': 27100 },
  east: { '10x10': 9300, '10x20': 16300, '20x20': 29300, states: `${DEFAULT_PRICES.east.states} NV` },
};

/** Returns stored prices, as the panel writes them. */
export function storedPrices(changes: Partial<Prices> = {}): Prices {
  return { ...OTHER_PRICES, valid_from: '2026-11-20', before: null, admin_id: 'admin-1', ...changes };
}

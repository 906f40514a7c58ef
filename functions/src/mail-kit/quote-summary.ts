import { boothSizeLabel } from '../../../src/domain/catalogue.ts';
import { formatUsd, lineTotalOf } from '../../../src/domain/pricing.ts';
import { designLineName, includedText } from '../../../src/domain/quote-texts.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { MailBlock, MailRow } from './layout.ts';

/** The quoted items and their price, as the review step shows them. A custom size has no total. */
export function quoteSummary(quote: QuoteSubmission): MailBlock {
  return {
    kind: 'rows',
    title: 'Quote summary',
    rows: [
      { label: 'Event', value: quote.show_name },
      { label: 'Location', value: `${quote.city}, ${quote.state}` },
      { label: 'Booth size', value: boothSizeLabel(quote.booth_size) },
      ...(quote.selected_render_title ? [{ label: 'Design', value: quote.selected_render_title }] : []),
      { label: 'Extras', value: quote.extras.map(extraLine).join('\n') || 'None' },
      ...priceRows(quote),
    ],
  };
}

function extraLine(extra: QuoteSubmission['extras'][number]): string {
  return `${extra.quantity} × ${extra.name} (${formatUsd(lineTotalOf(extra))})`;
}

function priceRows({ booth_size, pricing, selected_render_title, design_fee }: QuoteSubmission): MailRow[] {
  const addOns = { label: 'Add-ons', value: formatUsd(pricing.addOnTotal) };
  if (booth_size === 'custom') {
    return [addOns, { label: 'Estimated total', value: 'A custom proposal follows', strong: true }];
  }
  return [
    { label: 'Base booth package', value: formatUsd(pricing.basePrice) },
    ...(selected_render_title
      ? [{ label: designLineName(selected_render_title), value: includedText(design_fee) }]
      : []),
    addOns,
    { label: 'Estimated total', value: formatUsd(pricing.estimatedTotal), strong: true },
  ];
}

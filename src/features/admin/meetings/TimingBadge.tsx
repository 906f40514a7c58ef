import { Badge } from '../../../components/Badge.tsx';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { timingTexts } from '../../../domain/show/show-timing.ts';

/** 'Rush' for a quote whose show opened too soon, or 'Next edition'; renders nothing for any other. */
export function TimingBadge({ quote }: { quote: Pick<QuoteSubmission, 'timing'> | null | undefined }) {
  if (!quote?.timing) return null;
  return (
    <Badge tone={quote.timing === 'rush' ? 'danger' : 'neutral'}>{timingTexts[quote.timing].label}</Badge>
  );
}

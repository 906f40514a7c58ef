import { Notice } from '../../components/Notice.tsx';
import type { LinkDifference } from '../../domain/offered-quote.ts';

/** Says what is no longer offered as the link has it, without the link's own words. Nothing if all of it is. */
export function Differences({ differences }: { differences: readonly LinkDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <Notice tone="warning" title="Some of this quote is no longer available">
      <ul className="flex list-disc flex-col gap-1.5 pl-5 wrap-anywhere">
        {[...new Set(differences.map(textOf))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="text-muted">The price below is for what is available.</p>
    </Notice>
  );
}

function textOf(difference: LinkDifference): string {
  switch (difference.is) {
    case 'design-gone':
      return 'The design is no longer offered for this size.';
    case 'extra-gone':
      return 'An extra is no longer offered.';
    case 'fewer':
      return `${difference.name}: at most ${difference.most} available, the link asks for ${difference.wanted}.`;
  }
}

import { Notice } from '../../components/Notice.tsx';
import type { LinkDifference } from '../../domain/offered-quote.ts';

/** What is not on offer as the link has it. Nothing if all of it is. */
export function Differences({ differences }: { differences: readonly LinkDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <Notice tone="warning" title="Not all of this quote is on offer any more">
      <ul className="flex list-disc flex-col gap-1.5 pl-5 wrap-anywhere">
        {differences.map((difference) => (
          <li key={`${difference.is} ${'id' in difference ? difference.id : difference.name}`}>
            {textOf(difference)}
          </li>
        ))}
      </ul>
      <p className="text-muted">The price below is for what is on offer.</p>
    </Notice>
  );
}

function textOf(difference: LinkDifference): string {
  switch (difference.is) {
    case 'design-gone':
      return `The design “${difference.id}” is not offered for this size any more.`;
    case 'extra-gone':
      return `The extra “${difference.id}” is not offered any more.`;
    case 'fewer':
      return `${difference.name}: at most ${difference.most} can be had, the link asks for ${difference.wanted}.`;
  }
}

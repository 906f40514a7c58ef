import type { Extra } from '../../../domain/records/extras.ts';

export interface ExtraCategoriesProps {
  extras: readonly Extra[];
  /** The chosen one; null for all. */
  category: string | null;
  onChoose: (category: string | null) => void;
}

/** The categories as chips, 'All' first, in the order of the list; none where there is nothing to choose between. */
export function ExtraCategories({ extras, category, onChoose }: ExtraCategoriesProps) {
  const categories = categoriesOf(extras);
  if (categories.length < 2) return null;
  return (
    // One line that scrolls sideways on phones; the room around the chips is for their focus ring
    <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">Category</legend>
      {[null, ...categories].map((value) => {
        const count = value ? extras.filter((extra) => extra.category === value).length : extras.length;
        return (
          <button
            key={value ?? ''}
            type="button"
            aria-pressed={value === category}
            onClick={() => onChoose(value)}
            className="group focus-ring flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-white px-3.5 text-sm font-medium whitespace-nowrap text-ink transition-colors enabled-hover:border-field aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white forced-colors:aria-pressed:outline-2"
          >
            {value ?? 'All'}
            <span aria-hidden="true" className="text-faint tabular-nums group-aria-pressed:text-mist">
              {count}
            </span>
            <span className="sr-only">{count === 1 ? '1 extra' : `${count} extras`}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function categoriesOf(extras: readonly Extra[]): string[] {
  return [...new Set(extras.flatMap(({ category }) => category || []))];
}

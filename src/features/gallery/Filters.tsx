import { useEffect, useRef } from 'react';
import {
  type FilterChoice,
  filterChoices,
  type ProjectCount,
  type ProjectFilter,
} from '../../domain/project/gallery.ts';
import { boothSizeLabel, standardSizeOf } from '../../domain/quote/catalogue.ts';

/** Two groups of filter chips, each with 'All' first. Hidden without JavaScript. */
export function Filters(props: {
  counts: readonly ProjectCount[];
  filter: ProjectFilter;
  onChange: (changes: Partial<ProjectFilter>) => void;
}) {
  const { counts, filter, onChange } = props;
  const { industries, boothSizes } = filterChoices(counts, filter);
  return (
    <div className="mb-6 flex flex-wrap justify-between gap-x-10 gap-y-3 sm:gap-y-5 noscript:hidden">
      <ChipGroup
        label="Industry"
        choices={industries}
        chosen={filter.industry}
        onChoose={(industry) => onChange({ industry })}
      />
      <ChipGroup
        label="Booth size"
        choices={boothSizes}
        textOf={(size) => boothSizeLabel(standardSizeOf(size))}
        chosen={filter.boothSize}
        onChoose={(boothSize) => onChange({ boothSize })}
      />
    </div>
  );
}

function ChipGroup<Value extends string>(props: {
  label: string;
  choices: readonly FilterChoice<Value>[];
  chosen: Value | null;
  textOf?: (value: Value) => string;
  onChoose: (value: Value | null) => void;
}) {
  const { label, choices, chosen, textOf = (value) => value, onChoose } = props;
  const rowRef = useRef<HTMLDivElement>(null);
  // A link or Back may select a chip outside the visible row; the keyboard may have moved on before hydration
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each choice
  useEffect(() => {
    const row = rowRef.current;
    const chip =
      row?.querySelector<HTMLElement>(':focus-visible') ??
      row?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (row && chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-muted sm:mb-2">{label}</legend>
      {/* One row on phones, edge to edge; the padding keeps focus rings visible */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only scrolls the focused chip into view */}
      <div
        ref={rowRef}
        onFocus={({ target }) => {
          // Browsers do not scroll a half-visible chip into view. A chip under a pointer must not move
          if (target.matches(':focus-visible'))
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        className="relative flex gap-2 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
      >
        {choices.map(({ value, count }) => (
          <button
            key={value ?? 'All'}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className="group focus-ring flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-white px-3.5 text-sm font-medium text-ink transition-colors enabled-hover:border-field aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white forced-colors:aria-pressed:choice"
          >
            {value ? textOf(value) : 'All'}
            <span
              aria-hidden="true"
              className="text-faint tabular-nums group-aria-pressed:text-mist forced-colors:text-inherit!"
            >
              {count}
            </span>
            <span className="sr-only">{count === 1 ? '1 project' : `${count} projects`}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

import { classNames } from '../../../components/class-names.ts';

/** A row of choices, of which one is pressed, with their counts. */
export function Chips(props: {
  label: string;
  chips: readonly { readonly value: string; readonly text: string; readonly count?: number | undefined }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, chips, value, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be in line with the buttons
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5 max-sm:gap-1">
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          className={classNames(
            'focus-ring min-h-8 rounded-full border px-3 text-sm max-sm:px-2 font-medium transition-colors',
            chip.value === value
              ? 'border-brand bg-brand text-white'
              : 'border-line-strong bg-white text-muted hover:text-ink',
          )}
          onClick={() => onChange(chip.value)}
        >
          {chip.text}
          {chip.count !== undefined && <span className="tabular-nums"> {chip.count}</span>}
        </button>
      ))}
    </div>
  );
}

export interface SwitchProps {
  /** Accessible name of the switch. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that acts at once: a native checkbox by another look. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="grid min-h-10 w-11 shrink-0 cursor-pointer place-items-center pointer-coarse:min-h-11">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="focus-ring relative h-6 w-10 cursor-pointer appearance-none rounded-full bg-field transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform checked:bg-brand checked:before:translate-x-4 motion-reduce:transition-none motion-reduce:before:transition-none forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  );
}

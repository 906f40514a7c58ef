import { Select } from '../../../../../components/Select.tsx';
import type { MarkedPlace, Seat } from '../../../../../domain/schemas/marking.ts';
import { LengthField } from './MarkFields.tsx';
import type { PressTargetModel } from './read-surfaces.ts';

export interface SpotFieldsProps<Entry extends Seat | MarkedPlace> {
  entry: Entry;
  model: PressTargetModel;
  onChange: (entry: Entry) => void;
}

const SIDES = [
  [0, 'The aisle'],
  [90, 'The right'],
  [180, 'The back'],
  [-90, 'The left'],
] as const;

/** Position and direction of a seat or a place. */
export function SpotFields<Entry extends Seat | MarkedPlace>({
  entry,
  model,
  onChange,
}: SpotFieldsProps<Entry>) {
  const [low, high] = model.scene.box;
  const { p, degrees } = entry;
  const nearest =
    SIDES.map(([side]) => side).find((side) => Math.cos(((side - degrees) * Math.PI) / 180) > 0.7) ?? 0;
  return (
    <div className="grid grid-cols-2 gap-3">
      <LengthField
        label="From the left"
        value={p[0] - low[0]}
        onChange={(next) => onChange({ ...entry, p: [low[0] + next, p[1], p[2]] })}
      />
      <LengthField
        label="From the aisle"
        value={high[2] - p[2]}
        onChange={(next) => onChange({ ...entry, p: [p[0], p[1], high[2] - next] })}
      />
      <Select
        label="Faces"
        value={nearest}
        onChange={({ target }) => onChange({ ...entry, degrees: Number(target.value) })}
      >
        {SIDES.map(([side, text]) => (
          <option key={side} value={side}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

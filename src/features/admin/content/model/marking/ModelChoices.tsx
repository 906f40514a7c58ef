import { RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../../../../components/Button.tsx';
import { Select } from '../../../../../components/Select.tsx';
import { type ModelUnit, UNIT_NAMES } from '../../../../../domain/schemas/model-repair.ts';
import { markingMessages as texts } from './marking-messages.ts';
import type { MarkingState } from './use-marking.ts';

/** Choices about the whole model, and Undo. */
export function ModelChoices({ state, onUndo }: { state: MarkingState; onUndo: () => void }) {
  const { marking, isWorking, isChanged, choose } = state;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Button
        variant="secondary"
        disabled={isWorking}
        onClick={() => void choose({ turn: (marking.turn + 1) % 4 }, texts.turned)}
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        {texts.turn}
      </Button>
      <Select
        label={texts.unit}
        value={marking.unit ?? ''}
        disabled={isWorking}
        onChange={({ target }) => {
          const unit = (target.value || null) as ModelUnit | null;
          void choose({ unit }, unit ? texts.readAs(unit) : texts.unitFound);
        }}
      >
        <option value="">{texts.unitBySize}</option>
        {UNIT_NAMES.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </Select>
      <Button variant="secondary" disabled={!isChanged || isWorking} onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-4" />
        {texts.undo}
      </Button>
    </div>
  );
}

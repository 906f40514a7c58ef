import { MousePointerClick } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../../../../../components/Button.tsx';
import { PartBoundary } from '../../../../../components/PartBoundary.tsx';
import type { MarkModelProps } from './MarkModel.tsx';
import { markingMessages as texts } from './marking-messages.ts';

const MarkModel = lazy(async () => ({ default: (await import('./MarkModel.tsx')).MarkModel }));

export interface MarkButtonProps extends Pick<MarkModelProps, 'model' | 'packed' | 'onDone'> {
  isLocked: boolean;
  /** Returns the name and the booth size of the record in the form. */
  readForm: () => Pick<MarkModelProps, 'name' | 'size'>;
}

/** Opens the dialog that marks a model, which loads with the first press. */
export function MarkButton({ isLocked, readForm, onDone, ...model }: MarkButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" disabled={isLocked} onClick={() => setOpen(true)}>
        <MousePointerClick aria-hidden="true" className="size-4" />
        {texts.open}
      </Button>
      {isOpen && (
        <PartBoundary fallback={null}>
          <MarkModel
            {...model}
            {...readForm()}
            onClose={() => setOpen(false)}
            onDone={(packed) => {
              setOpen(false);
              onDone(packed);
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}

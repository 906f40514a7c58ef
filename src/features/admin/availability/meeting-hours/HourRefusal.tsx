import type { Ref } from 'react';
import { Alternatives } from '../../../../components/meeting-time/Alternatives.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import type { RefusalAnswer } from '../../../../domain/schemas/refusal-answer.ts';
import type { ChosenSlot } from '../../../../domain/wizard/draft.ts';

interface HourRefusalProps {
  refusal: RefusalAnswer;
  title: string;
  zone: string;
  ref: Ref<HTMLDivElement>;
  onChoose: (slot: ChosenSlot) => void;
}

/** Notice that the server refused an hour, with the nearest free hours if it was taken. */
export function HourRefusal({ refusal, title, zone, ref, onChoose }: HourRefusalProps) {
  const { error, code, alternatives } = refusal;
  return (
    <Notice ref={ref} tone="danger" title={title}>
      <p className="text-muted">{error}</p>
      {code === 'slot-taken' && <Alternatives alternatives={alternatives} zone={zone} onChoose={onChoose} />}
    </Notice>
  );
}

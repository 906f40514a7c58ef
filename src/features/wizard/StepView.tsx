import { PartBoundary } from '../../components/PartBoundary.tsx';
import type { WizardAction, WizardState } from '../../domain/wizard/reducer.ts';
import { LocationStep } from './location/LocationStep.tsx';
import { StepLoading } from './StepLoading.tsx';
import type { WizardContent } from './use-content.ts';
import { BoothStep, ExtrasStep, MeetingStep, ReviewStep } from './wizard-parts.ts';

export interface StepViewProps {
  state: WizardState;
  dispatch: (action: WizardAction) => void;
  content: WizardContent;
  /** Id of the step's heading, for groups that it names. */
  headingId: string;
}

/** The step that the visitor is at. */
export function StepView(props: StepViewProps) {
  // The first step comes with the page: in a boundary React would send it apart, with inline scripts to move it there
  if (props.state.step === 1) return <LocationStep draft={props.state.draft} dispatch={props.dispatch} />;
  return (
    <PartBoundary fallback={<StepLoading />}>
      <LaterStep {...props} />
    </PartBoundary>
  );
}

function LaterStep({ state, dispatch, content, headingId }: StepViewProps) {
  const { draft } = state;
  switch (state.step) {
    case 2:
      return <BoothStep draft={draft} dispatch={dispatch} content={content} headingId={headingId} />;
    case 3:
      return <ExtrasStep draft={draft} dispatch={dispatch} content={content} />;
    case 4:
      return <ReviewStep draft={draft} dispatch={dispatch} />;
    default:
      return <MeetingStep state={state} dispatch={dispatch} />;
  }
}

import { createContext, use } from 'react';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { Step } from '../../../domain/wizard/steps.ts';

export type Dispatch = (action: WizardAction) => void;

export const DispatchContext = createContext<Dispatch | null>(null);

/** Returns the wizard's `dispatch`, which also handles focus, scrolling and history when the step changes. */
export function useDispatch(): Dispatch {
  const dispatch = use(DispatchContext);
  if (!dispatch) throw new Error('This component belongs inside the wizard.');
  return dispatch;
}

export function useGoTo(): (step: Step) => void {
  const dispatch = useDispatch();
  return (step) => dispatch({ type: 'goTo', step });
}

import { createContext, use } from 'react';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';

type Dispatch = (action: WizardAction) => void;

export const DispatchContext = createContext<Dispatch | null>(null);

/** Returns the wizard's `dispatch`, with everything that a move from step to step brings. */
export function useDispatch(): Dispatch {
  const dispatch = use(DispatchContext);
  if (!dispatch) throw new Error('This component belongs inside the wizard.');
  return dispatch;
}

import { createContext, use } from 'react';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';

type Dispatch = (action: WizardAction) => void;

export const DispatchContext = createContext<Dispatch | null>(null);

/** Returns the wizard's `dispatch`, which also handles focus, scrolling and history on a step change. */
export function useDispatch(): Dispatch {
  const dispatch = use(DispatchContext);
  if (!dispatch) throw new Error('This component belongs inside the wizard.');
  return dispatch;
}

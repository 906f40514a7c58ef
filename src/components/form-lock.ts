import { createContext, useContext } from 'react';

/**
 * True around the fields of a form that is being sent or saved: texts are read-only, choices inert, since
 * later entries would be in neither this submission nor the next.
 */
export const FormLock = createContext(false);

export function useFormLock(): boolean {
  return useContext(FormLock);
}

import { createContext, useContext } from 'react';

/**
 * True around the fields of a form that is being sent or saved: texts are read-only, choices inert, since what was
 * entered now would be in neither the form that was sent nor the one that comes next.
 */
export const FormLock = createContext(false);

/** True if the surrounding form is locked. */
export function useFormLock(): boolean {
  return useContext(FormLock);
}

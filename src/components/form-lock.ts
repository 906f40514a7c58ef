import { createContext, useContext } from 'react';

/**
 * True while the surrounding form is being sent or saved: text fields are read-only, choices inert, since later entries
 * would be lost.
 */
export const FormLock = createContext(false);

export function useFormLock(): boolean {
  return useContext(FormLock);
}

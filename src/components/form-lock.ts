import { createContext, useContext } from 'react';

/** True while the surrounding form is sent or saved: fields are locked, since later entries would be lost. */
export const FormLock = createContext(false);

export function useFormLock(): boolean {
  return useContext(FormLock);
}

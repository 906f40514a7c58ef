import { createContext, useContext } from 'react';

/** True while the surrounding form is being sent or saved. Fields are locked, since later changes would be lost. */
export const FormLock = createContext(false);

export function useFormLock(): boolean {
  return useContext(FormLock);
}

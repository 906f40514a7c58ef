import { useEffect, useState } from 'react';

/** Debounce in ms. */
const PAUSE_MS = 300;

/** Returns a typed text once it has not changed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

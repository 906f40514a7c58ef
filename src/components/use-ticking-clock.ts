import { useEffect, useState } from 'react';

/** Returns the current time, updated every minute, so that a page left open stays current. */
export function useTickingClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

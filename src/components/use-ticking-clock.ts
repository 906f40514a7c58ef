import { useEffect, useState } from 'react';

/** Returns the present, moving on every minute, so that a page that stays open follows it. */
export function useTickingClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

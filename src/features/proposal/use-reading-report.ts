import { useEffect } from 'react';
import { reportSeen } from '../../lib/proposal-client.ts';
import { tabStore } from '../../lib/text-store.ts';

/** Key of the token whose proposal was seen in this tab. */
const KEY = 'booth-studio:proposal-seen:v1';

/** Reports once per tab that somebody sees the proposal: when it is shown, and the page is visible. */
export function useReadingReport(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const follow = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', follow);
      if (tabStore.read(KEY) === token) return;
      tabStore.keep(KEY, token);
      void reportSeen(token);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => document.removeEventListener('visibilitychange', follow);
  }, [token, isShown]);
}

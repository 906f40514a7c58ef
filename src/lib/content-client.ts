import type { Content } from '../domain/content.ts';
import { replyText } from './api-client.ts';
import { loadOnce } from './load-once.ts';

const content = loadOnce<Content, Content>({
  pauses: [1_000, 3_000, 9_000],
  read: (data) => data,
  fail: (reply) => {
    for (const list of ['booth designs', 'extras', 'reference projects']) {
      console.error(`Error loading ${list}: ${replyText(reply)}`);
    }
    return null;
  },
});

/** Loads the published content, once per page. Null if that failed, which is logged; the next call tries again. */
export function loadContent(): Promise<Content | null> {
  return content.load('/api/content');
}

/** Makes the next call load the content again. */
export const forgetContent = content.forget;

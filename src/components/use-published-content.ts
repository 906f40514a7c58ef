import { useCallback, useEffect, useState } from 'react';
import type { Content } from '../domain/content.ts';
import { loadContent } from '../lib/content-client.ts';

export interface PublishedContent {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Null unless it is ready. */
  readonly content: Content | null;
  readonly reload: () => void;
}

/** The published content, loaded when the component mounts. */
export function usePublishedContent(): PublishedContent {
  const [state, setState] = useState<Omit<PublishedContent, 'reload'>>({ status: 'loading', content: null });
  const reload = useCallback(() => {
    setState({ status: 'loading', content: null });
    void loadContent().then((content) => setState({ status: content ? 'ready' : 'failed', content }));
  }, []);
  useEffect(reload, [reload]);
  return { ...state, reload };
}

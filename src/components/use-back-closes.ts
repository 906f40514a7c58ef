import { useEffect, useEffectEvent } from 'react';
import { entryValue, goBack, pushEntry, stayInPlace } from '../lib/page-history.ts';

const DIALOG = 'dialogOpened';

/** Adds a history entry for an open dialog, so that the back button closes it, which phone users expect. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    pushEntry({ [DIALOG]: true });
    function handlePopState(): void {
      if (!entryValue(DIALOG)) stayInPlace(close);
    }
    addEventListener('popstate', handlePopState);
    return () => {
      removeEventListener('popstate', handlePopState);
      if (entryValue(DIALOG)) goBack();
    };
  }, [isOpen]);
}

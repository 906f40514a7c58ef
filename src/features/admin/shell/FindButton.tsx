import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { $modals } from '../../../components/modal-stack.ts';

export interface FindButtonProps {
  onOpen: () => void;
  /** Called when a press is likely, to preload the search. */
  onApproach: () => void;
}

/**
 * Opens the search, as does Ctrl+K. A single-letter shortcut would interfere with speech input (WCAG 2.1.4).
 */
export function FindButton({ onOpen, onApproach }: FindButtonProps) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isSearchKey = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSearchKey || $modals.get().length > 0) return;
      event.preventDefault();
      onOpen();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [onOpen]);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Find a visitor (Ctrl+K)"
      className="focus-ring ml-auto flex h-10 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm text-mist transition-colors hover:text-white pointer-coarse:h-11 xl:border xl:border-haze xl:px-3"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onOpen}
    >
      <Search aria-hidden="true" className="size-5 xl:size-4" />
      <span className="max-xl:sr-only">Find a visitor</span>
    </button>
  );
}

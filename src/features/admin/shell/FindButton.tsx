import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { $modals } from '../../../components/modal-stack.ts';
import { goTo } from '../place/current-place.ts';

function openSearch(): void {
  goTo('customers', { search: 'yes' });
}

/**
 * Goes to the search among the customers, as does Ctrl+K. A single-letter shortcut would interfere with speech input (WCAG 2.1.4).
 * @param onApproach called when a press is likely, to preload the section
 */
export function FindButton({ onApproach }: { onApproach: () => void }) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isSearchKey = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSearchKey || $modals.get().length > 0) return;
      event.preventDefault();
      openSearch();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      title="Find a customer (Ctrl+K)"
      className="focus-ring ml-auto flex h-10 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm text-mist transition-colors hover:text-white pointer-coarse:h-11 xl:border xl:border-haze xl:px-3"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={openSearch}
    >
      <Search aria-hidden="true" className="size-5 xl:size-4" />
      <span className="max-xl:sr-only">Find a customer</span>
    </button>
  );
}

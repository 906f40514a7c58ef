import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab {
  key: string;
  label: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the chosen tab. */
  selected: string;
  onSelect: (key: string) => void;
  className?: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs after the ARIA pattern: one Tab stop, arrow keys, Home and End choose. Shows the chosen tab's panel alone. */
export function Tabs({ label, tabs, selected, onSelect, className, children }: TabsProps) {
  const id = useId();
  const position = tabs.findIndex(({ key }) => key === selected);

  function tabId({ key }: Pick<Tab, 'key'>) {
    return `${id}-tab-${key}`;
  }
  function handleKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const next = {
      ArrowLeft: position === 0 ? last : position - 1,
      ArrowRight: position === last ? 0 : position + 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(tab.key);
    document.getElementById(tabId(tab))?.focus();
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex gap-1 self-start rounded-control bg-surface-strong p-1 max-sm:self-stretch"
      >
        {tabs.map((tab) => {
          const isSelected = tab.key === selected;
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={tabId(tab)}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.key)}
              className="focus-ring min-h-11 rounded-md px-4 text-[0.9375rem] font-medium text-muted transition-colors hover:text-ink aria-selected:bg-white aria-selected:text-ink aria-selected:shadow-card max-sm:flex-1 max-sm:px-1 max-sm:text-sm forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        key={selected}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={tabId({ key: selected })}
        className="min-h-0 min-w-0"
      >
        {children}
      </div>
    </div>
  );
}

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

export interface TabsProps {
  label: string;
  tabs: readonly { key: string; label: ReactNode }[];
  selected: string;
  onSelect: (key: string) => void;
  children: ReactNode;
}

/** Tabs with one Tab stop; arrow keys, Home and End select. Shows only the selected panel. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  return (
    <TabGroup
      selectedIndex={tabs.findIndex(({ key }) => key === selected)}
      onChange={(index) => onSelect(tabs[index]?.key ?? selected)}
      className="flex min-w-0 flex-col gap-4"
    >
      <TabList
        aria-label={label}
        className="flex gap-1 self-start rounded-control bg-surface-strong p-1 max-sm:self-stretch"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            className="focus-ring min-h-11 rounded-md px-4 text-[0.9375rem] font-medium text-muted transition-colors hover:text-ink aria-selected:bg-white aria-selected:text-ink aria-selected:shadow-card max-sm:flex-1 max-sm:px-1 max-sm:text-sm forced-colors:aria-selected:choice"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="min-h-0 min-w-0">
        {tabs.map(({ key }) => (
          // The panel's content is focusable, not the panel
          <TabPanel key={key} tabIndex={-1} className="outline-none">
            {children}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

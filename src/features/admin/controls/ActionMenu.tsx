import { MenuItem, MenuItems } from '@headlessui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The menu's entries, aligned with the right edge of its button. */
export function ActionItems({ children }: { children: ReactNode }) {
  return (
    // Above toasts (z-50), since the toast after a save may cover the menu
    <MenuItems
      anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
      modal={false}
      className="z-60 flex min-w-48 flex-col rounded-control border border-line bg-white p-1 shadow-raised outline-none"
    >
      {children}
    </MenuItems>
  );
}

export function ActionItem(props: {
  icon: LucideIcon;
  /** URL of a link; without it, the entry is a button. */
  href?: string;
  onClick?: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { icon: Icon, href, onClick, disabled = false, children } = props;
  return (
    <MenuItem
      {...(href ? { as: 'a', href } : { as: 'button', type: 'button' })}
      disabled={disabled}
      onClick={onClick}
      className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 text-left text-sm data-disabled:cursor-not-allowed data-disabled:opacity-50 data-focus:bg-surface-strong pointer-coarse:min-h-11 forced-colors:data-focus:outline-2"
    >
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </MenuItem>
  );
}

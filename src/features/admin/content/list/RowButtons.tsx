import { Menu, MenuButton } from '@headlessui/react';
import { ArrowDown, ArrowUp, ArrowUpToLine, Copy, Ellipsis, ExternalLink, Pencil } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ButtonLink } from '../../../../components/ButtonLink.tsx';
import { ActionItem, ActionItems } from '../../controls/ActionMenu.tsx';

/** Padding with which all buttons fit next to a switch on a phone. */
export const NARROW = '@max-xl:px-2!';

/** A row's position in its list, and how to move it. */
export interface RowPlace {
  /** Index in the whole list, and the last index. */
  readonly at: number;
  readonly last: number;
  /** False in search results, between which other records stand. */
  readonly isSortable: boolean;
  readonly onMove: (place: number) => void;
}

export interface RowButtonsProps {
  name: string;
  siteUrl: string | null;
  place: RowPlace;
  onEdit: () => void;
  onDuplicate: () => void;
  deletion: ReactNode;
}

/** A record's actions: buttons for the most used ones and a menu for the rest. */
export function RowButtons({ name, siteUrl, place, onEdit, onDuplicate, deletion }: RowButtonsProps) {
  const menuRef = useRef<HTMLButtonElement>(null);
  const { at, last, isSortable, onMove } = place;
  const moves = [
    { label: 'Move up', icon: ArrowUp, to: at - 1, disabled: !isSortable || at === 0 },
    { label: 'Move down', icon: ArrowDown, to: at + 1, disabled: !isSortable || at === last },
    { label: 'Move to top', icon: ArrowUpToLine, to: 0, disabled: at === 0 },
  ];
  /** Focuses the menu's button first, so that a dialog returns the focus there: the menu entry no longer exists. */
  function fromMenu(action: () => void) {
    return () => {
      menuRef.current?.focus();
      action();
    };
  }
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
      <Button variant="ghost" size="sm" className={NARROW} aria-label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      {deletion}
      {siteUrl && (
        <ButtonLink
          variant="ghost"
          size="sm"
          className={NARROW}
          href={siteUrl}
          target="_blank"
          rel="noopener"
          aria-label={`View ${name} on the site`}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="@max-xl:hidden">View</span>
        </ButtonLink>
      )}
      <Menu>
        <MenuButton
          as={Button}
          ref={menuRef}
          variant="ghost"
          size="sm"
          className={NARROW}
          data-row-menu
          aria-label={`More actions for ${name}`}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
          <span className="@max-xl:hidden">More</span>
        </MenuButton>
        <ActionItems>
          {moves.map(({ label, icon, to, disabled }) => (
            <ActionItem key={label} icon={icon} disabled={disabled} onClick={fromMenu(() => onMove(to))}>
              {label}
            </ActionItem>
          ))}
          <ActionItem icon={Copy} onClick={fromMenu(onDuplicate)}>
            Duplicate
          </ActionItem>
        </ActionItems>
      </Menu>
    </div>
  );
}

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
  /** The record's name, for the buttons' labels. */
  name: string;
  /** The record's URL on the site; null while it is hidden. */
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
          <ActionItem
            icon={ArrowUp}
            disabled={!isSortable || at === 0}
            onClick={fromMenu(() => onMove(at - 1))}
          >
            Move up
          </ActionItem>
          <ActionItem
            icon={ArrowDown}
            disabled={!isSortable || at === last}
            onClick={fromMenu(() => onMove(at + 1))}
          >
            Move down
          </ActionItem>
          <ActionItem icon={ArrowUpToLine} disabled={at === 0} onClick={fromMenu(() => onMove(0))}>
            Move to top
          </ActionItem>
          <ActionItem icon={Copy} onClick={fromMenu(onDuplicate)}>
            Duplicate
          </ActionItem>
        </ActionItems>
      </Menu>
    </div>
  );
}

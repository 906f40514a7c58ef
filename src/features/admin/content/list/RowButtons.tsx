import { ArrowDown, ArrowUp, Copy, ExternalLink, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../../components/Button.tsx';
import { ButtonLink } from '../../../../components/ButtonLink.tsx';
import type { RowActions, RowPlace } from './row-place.ts';

/** Square, and on a phone still narrow enough for all of them in one line. */
const SQUARE = 'w-10 shrink-0 px-0';

export interface RowButtonsProps extends RowActions {
  /** The record, for who hears the buttons out of their context. */
  name: string;
  /** Its address on the site; null while hidden. */
  siteUrl: string | null;
  place: RowPlace;
}

/** Actions on one record of a list. */
export function RowButtons({ name, siteUrl, place, onEdit, onDuplicate, onDelete }: RowButtonsProps) {
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end">
      <MoveButton by={-1} name={name} isAtEnd={place.isFirst} onMove={place.onMove} />
      <MoveButton by={1} name={name} isAtEnd={place.isLast} onMove={place.onMove} />
      <IconButton label="Edit" name={name} icon={Pencil} onClick={onEdit} />
      <IconButton label="Duplicate" name={name} icon={Copy} onClick={onDuplicate} />
      {siteUrl && (
        <ButtonLink
          variant="ghost"
          size="sm"
          href={siteUrl}
          target="_blank"
          rel="noopener"
          className={SQUARE}
          title="View on site"
          aria-label={`See ${name} on the site`}
        >
          <ExternalLink aria-hidden="true" className="size-4.5" />
        </ButtonLink>
      )}
      <IconButton label="Delete" name={name} icon={Trash2} onClick={onDelete} />
    </div>
  );
}

interface IconButtonProps {
  label: string;
  name: string;
  icon: LucideIcon;
  onClick: () => void;
}

function IconButton({ label, name, icon: Icon, onClick }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className={SQUARE}
      title={label}
      aria-label={`${label} ${name}`}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

interface MoveButtonProps {
  by: -1 | 1;
  name: string;
  isAtEnd: boolean;
  onMove: (by: -1 | 1) => void;
}

/** At the end of the list the button stays focusable: it is where the last press was. */
function MoveButton({ by, name, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = by < 0 ? ArrowUp : ArrowDown;
  const way = by < 0 ? 'earlier' : 'later';
  return (
    <Button
      variant="ghost"
      size="sm"
      data-move={by}
      className={SQUARE}
      title={`Move ${way}`}
      aria-label={`Move ${name} ${way}`}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onMove(by);
      }}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';

export interface DialogHeaderProps {
  /** Prefix of the ids of the dialog's label and description. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  isDark: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
}

/** The bar at the top of a dialog: title, description, and the close button. */
export function DialogHeader({
  id,
  title,
  description,
  isDark,
  titleRef,
  closeLabel,
  onClose,
  children,
}: DialogHeaderProps) {
  return (
    <header
      className={classNames(
        'flex items-start gap-3 border-b px-5 py-3 sm:px-6 low:py-1',
        isDark ? 'border-navy-700' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1 py-2 low:flex low:flex-wrap low:items-baseline low:gap-x-4">
        <h2
          ref={titleRef}
          id={`${id}-title`}
          tabIndex={-1}
          className="text-lg font-semibold tracking-tight wrap-anywhere outline-none"
        >
          {title}
        </h2>
        {description && (
          <p
            id={`${id}-description`}
            className={classNames('mt-1 text-[0.9375rem]', isDark ? 'text-mist' : 'text-muted')}
          >
            {description}
          </p>
        )}
      </div>
      {children}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className={classNames(
          'focus-ring -mr-2 grid size-11 shrink-0 place-items-center rounded-control transition-colors',
          isDark
            ? 'text-mist hover:bg-navy-800 hover:text-white'
            : 'text-muted hover:bg-surface-strong hover:text-ink',
        )}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </header>
  );
}

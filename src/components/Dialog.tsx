import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import { $modals, registerIn } from './modal-stack.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and a press on the backdrop. The dialog closes when `open` becomes false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** `panel`: centered, at the bottom on phones; `viewer`: full screen, dark; `scene`: with its header on the picture. */
  variant?: 'panel' | 'fullscreen' | 'viewer' | 'scene';
  /** Width of a panel: 448, 576, 768 or 1152 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  role?: 'dialog' | 'alertdialog';
  actions?: ReactNode;
  /** A bar below the content that stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Element to focus on opening; the title by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  closeLabel?: string;
  /** A new key remounts the content and scrolls it to the top. */
  contentKey?: string;
  children?: ReactNode;
}

/**
 * A modal dialog on the native element. The page behind does not scroll (global.css). Its content is mounted only while
 * it is open, so there is no exit animation. Dialog packages cost 10 KB and more, and some inject a `<style>` element,
 * which the policy blocks. Everything outside the top layer is inert, so toasts render into the topmost dialog.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };
const PANEL = 'max-h-[calc(100dvh-1.5rem)] rounded-t-panel sm:max-h-[calc(100dvh-4rem)] sm:rounded-panel';
const HEADER_ON_TOP =
  '*:first:absolute *:first:inset-x-0 *:first:top-0 *:first:z-10 *:first:border-0 *:first:bg-linear-to-b *:first:from-navy-950/80';

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, actions, closeLabel } = props;
  const { variant = 'panel', size = 'md', footer, initialFocus, children } = props;
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);
  const isViewer = variant === 'viewer' || variant === 'scene';

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    (initialFocus?.current ?? titleRef.current)?.focus();
    const release = registerIn($modals, dialog);
    const { dataset } = document.documentElement;
    dataset['modal'] = '';
    return () => {
      release();
      if ($modals.get().length === 0) delete dataset['modal'];
      // Closing before React removes the element returns the focus
      dialog.close();
    };
  }, [initialFocus]);

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // The cancel event of a file input bubbles up to the dialog
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  // Browsers may close on a second Esc without a cancel event
  function handleNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }
  // A press that starts inside (selecting text) and ends on the backdrop does not close
  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; keyboards have Esc and the close button
    <dialog
      ref={dialogRef}
      role={props.role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={handleCancel}
      onClose={handleNativeClose}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={handleClick}
      className={classNames(
        'fixed inset-0 m-0 flex h-dvh max-h-none w-screen max-w-none flex-col items-center justify-end overflow-clip bg-transparent text-ink',
        'backdrop:bg-navy-950/60 motion-safe:backdrop:animate-fade-in',
        variant === 'panel' && 'sm:justify-center sm:p-6',
      )}
    >
      <div
        className={classNames(
          'flex w-full flex-col overflow-hidden shadow-overlay motion-safe:animate-rise-in',
          // In low windows the whole panel scrolls: header and footer would leave no room for the content
          !isViewer && 'low:overflow-y-auto',
          isViewer ? 'bg-navy-950 text-white' : 'bg-white',
          variant === 'panel' ? classNames(PANEL, SIZES[size]) : 'h-full',
          variant === 'scene' && HEADER_ON_TOP,
        )}
      >
        <Header {...{ id, title, description, actions, closeLabel, onClose, titleRef }} isDark={isViewer} />
        {children && (
          <div
            key={props.contentKey}
            className={classNames(
              // Contains absolutely positioned hidden content, so that nothing else scrolls
              'relative min-h-0',
              isViewer
                ? 'overflow-hidden'
                : 'overflow-y-auto overscroll-contain px-5 py-5 sm:px-6 low:shrink-0 low:overflow-visible',
              variant !== 'panel' && 'flex-1 low:basis-auto',
            )}
          >
            {children}
          </div>
        )}
        {footer && (
          <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-white px-5 py-4 sm:px-6">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

interface HeaderProps
  extends Pick<DialogProps, 'title' | 'description' | 'actions' | 'closeLabel' | 'onClose'> {
  /** Prefix of the ids of the dialog's label and description. */
  id: string;
  isDark: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

function Header(props: HeaderProps) {
  const { id, title, description, actions, closeLabel = 'Close', onClose, isDark, titleRef } = props;
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
      {actions}
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

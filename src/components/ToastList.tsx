import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { $modals } from './modal-stack.ts';
import { dismissToast, type ToastMessage } from './toast-store.ts';

/** Minimum gap between toasts and content, in pixels. */
const GAP = 12;
/** Heights of the page's header and of the price bar at its bottom, in pixels. */
const BARS = { top: 80, bottom: 96 };

/**
 * Returns the toasts' container: at the end of the page, or in the topmost dialog, since everything outside it is
 * inert. Moving the element keeps each toast's timer. Avoids covering the focused element and the page's main button.
 */
function useToastPlace(): HTMLElement {
  const [box] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    const list = box.querySelector('ol');
    if (!list) return;
    const place = () => placeList(list, box);
    const keepClear = () => {
      const needed = [...focusedParts(box), ...mainButtons(box)];
      if (needed.some((element) => covers(list.getBoundingClientRect(), element))) place();
    };
    const release = $modals.subscribe((modals) => {
      moveInto(modals.at(-1) ?? document.body, box);
      place();
    });
    const observer = new ResizeObserver(place);
    observer.observe(list);
    addEventListener('resize', place);
    addEventListener('focusin', keepClear);
    addEventListener('scrollend', keepClear, true);
    return () => {
      release();
      observer.disconnect();
      removeEventListener('resize', place);
      removeEventListener('focusin', keepClear);
      removeEventListener('scrollend', keepClear, true);
      box.remove();
    };
  }, [box]);
  return box;
}

/** Moves `box`, with `moveBefore` where supported, which keeps focus, timers and animations. */
function moveInto(place: HTMLElement, box: HTMLElement): void {
  if (box.parentElement === place) return;
  if (box.isConnected && place.isConnected && 'moveBefore' in place) place.moveBefore(box, null);
  else place.append(box);
}

function placeList(list: HTMLElement, box: HTMLElement): void {
  box.removeAttribute('data-placed');
  const rect = list.getBoundingClientRect();
  const tops = box.closest('dialog') ? topsInDialog(box, rect.height) : topsOnPage(rect);
  const clearOf = (needed: readonly Element[]) =>
    tops.find((y) => {
      const there = new DOMRect(rect.x, y, rect.width, rect.height);
      return !needed.some((element) => covers(there, element));
    });
  const focused = focusedParts(box);
  const top = clearOf([...focused, ...mainButtons(box)]) ?? clearOf(focused) ?? tops[0];
  if (top === undefined || top === rect.top) return;
  box.style.setProperty('--toasts-top', `${top}px`);
  box.toggleAttribute('data-placed', true);
}

/** Returns possible tops: the default position, or the opposite end of the window. */
function topsOnPage({ top, bottom, height }: DOMRect): number[] {
  const isAbove = top + bottom < innerHeight;
  return [top, isAbove ? innerHeight - BARS.bottom - height : BARS.top];
}

/** Possible tops: above the panel, else below its header, which has the close button, or above its footer. */
function topsInDialog(box: HTMLElement, height: number): number[] {
  const dialog = box.closest('dialog');
  const header = dialog?.querySelector('header')?.getBoundingClientRect();
  if (!header) return [];
  const footer = dialog?.querySelector('footer')?.getBoundingClientRect();
  const room = header.top - height;
  return [
    ...(room >= GAP ? [Math.min(room / 2, GAP)] : []),
    // In low windows header and footer may be scrolled away
    Math.max(header.bottom, 0) + GAP,
    Math.min(footer?.top ?? innerHeight, innerHeight) - GAP - height,
  ];
}

/** Returns the focused element and its message, unless a toast has the focus. */
function focusedParts(box: HTMLElement): Element[] {
  const focused = document.activeElement;
  // Without a focus, it is the body
  if (!focused || focused === document.body || box.contains(focused)) return [];
  const described = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [focused, ...described.flatMap((id) => document.getElementById(id) ?? [])];
}

/** Returns the buttons that lead on, such as a step's primary button; none while a dialog makes the page inert. */
function mainButtons(box: HTMLElement): Element[] {
  return box.closest('dialog') ? [] : [...document.querySelectorAll('[data-main-button]')];
}

function covers(place: DOMRect, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < place.right && place.left < right && top < place.bottom && place.top < bottom;
}

/**
 * The toasts, the newest on top: at the top on phones, above the price bar on tablets. On the confirmation they are
 * above its title, over the page's header in narrow windows, since the meeting fills the rest. `useToastPlace` moves
 * them in dialogs, or to keep the focused element and the main button visible.
 */
export function ToastList({ messages }: { messages: readonly ToastMessage[] }) {
  const box = useToastPlace();
  return createPortal(
    <RadixToast.Provider announcerContainer={box}>
      {messages.map((message) => (
        <ToastItem key={message.id} {...message} />
      ))}
      <RadixToast.Viewport
        className={classNames(
          'fixed inset-x-4 top-20 z-50 flex flex-col-reverse gap-3 outline-none sm:top-auto sm:right-6 sm:bottom-24 sm:left-auto sm:w-96 lg:bottom-6',
          'in-[:has([data-confirmation])]:top-3 sm:in-[:has([data-confirmation])]:top-3 sm:in-[:has([data-confirmation])]:bottom-auto lg:in-[:has([data-confirmation])]:top-20 lg:in-[:has([data-confirmation])]:bottom-auto',
          'in-data-placed:top-(--toasts-top)! in-data-placed:bottom-auto!',
        )}
      />
    </RadixToast.Provider>,
    box,
  );
}

/** In ms, to read the message and reach the button. The server delays mails longer that can be undone (UNDO_SECONDS). */
const DURATIONS = { plain: 5_000, withButton: 10_000 };

const ICONS = {
  default: null,
  success: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-success" />,
  destructive: <CircleAlert aria-hidden="true" className="mt-0.5 size-5 text-danger" />,
};

function ToastItem({ id, title, description, variant = 'default', action }: ToastMessage) {
  return (
    <RadixToast.Root
      type={variant === 'destructive' ? 'foreground' : 'background'}
      duration={action ? DURATIONS.withButton : DURATIONS.plain}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      className={classNames(
        'focus-ring flex items-start gap-3 rounded-card border bg-white py-3 pr-2 pl-4 shadow-overlay motion-safe:animate-rise-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        variant === 'destructive' ? 'border-danger-line' : 'border-line',
      )}
    >
      {ICONS[variant]}
      <div className="min-w-0 flex-1 py-0.5">
        <RadixToast.Title
          className={classNames(
            'font-semibold wrap-anywhere whitespace-pre-line',
            variant === 'destructive' ? 'text-danger' : 'text-ink',
          )}
        >
          {title}
        </RadixToast.Title>
        {description && (
          <RadixToast.Description className="mt-0.5 text-[0.9375rem] wrap-anywhere text-muted">
            {description}
          </RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action
          altText={action.hint}
          onClick={action.onAction}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'self-center' })}
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close
        aria-label="Dismiss"
        className="focus-ring -my-1 grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

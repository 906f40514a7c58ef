import { useLayoutEffect, useState } from 'react';
import { $modals } from './modal-stack.ts';

/** Gap between toasts and content they must not cover, in pixels. */
const GAP = 12;
/** Heights of the page's header and of the price bar at its bottom, in pixels. */
const BARS = { top: 80, bottom: 96 };

/**
 * Returns the box that the toasts are in: at the end of the page, or of the topmost dialog, outside of which nothing can
 * be pressed. It is moved between them as it is, so that each toast keeps the time that it has left. It never covers what
 * has the focus, such as the first invalid field or the title of a confirmation, if there is a place that does not.
 */
export function useToastPlace(): HTMLElement {
  const [box] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    const list = box.querySelector('ol');
    if (!list) return;
    const place = () => placeList(list, box);
    const keepClear = () => {
      if (coversFocus(list.getBoundingClientRect(), box)) place();
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

/** Keeps focus, timers and animations in the box where the browser can. */
function moveInto(place: HTMLElement, box: HTMLElement): void {
  if (box.parentElement === place) return;
  if (box.isConnected && place.isConnected && 'moveBefore' in place) place.moveBefore(box, null);
  else place.append(box);
}

function placeList(list: HTMLElement, box: HTMLElement): void {
  box.removeAttribute('data-placed');
  const rect = list.getBoundingClientRect();
  const tops = box.closest('dialog') ? topsInDialog(box, rect.height) : topsOnPage(rect);
  const top = tops.find((y) => !coversFocus(new DOMRect(rect.x, y, rect.width, rect.height), box)) ?? tops[0];
  if (top === undefined || top === rect.top) return;
  box.style.setProperty('--toasts-top', `${top}px`);
  box.toggleAttribute('data-placed', true);
}

/** The place that the styles give, or the one at the other end of the window. */
function topsOnPage({ top, bottom, height }: DOMRect): number[] {
  const isAbove = top + bottom < innerHeight;
  return [top, isAbove ? innerHeight - BARS.bottom - height : BARS.top];
}

/** Above the panel if there is room, below its header, which has the way out, or above its footer. */
function topsInDialog(box: HTMLElement, height: number): number[] {
  const dialog = box.closest('dialog');
  const header = dialog?.querySelector('header')?.getBoundingClientRect();
  if (!header) return [];
  const footer = dialog?.querySelector('footer')?.getBoundingClientRect();
  const room = header.top - height;
  return [
    ...(room >= GAP ? [Math.min(room / 2, GAP)] : []),
    // In a low window header and footer may be scrolled away
    Math.max(header.bottom, 0) + GAP,
    Math.min(footer?.top ?? innerHeight, innerHeight) - GAP - height,
  ];
}

/** Tells if toasts in this place would cover what has the focus, or the message beside it. */
function coversFocus(place: DOMRect, box: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || box.contains(focused)) return false;
  const described = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [focused, ...described.map((id) => document.getElementById(id))].some((element) => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return left < place.right && place.left < right && top < place.bottom && place.top < bottom;
  });
}

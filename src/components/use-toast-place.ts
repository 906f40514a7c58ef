import { useLayoutEffect, useState } from 'react';
import { $modals } from './modal-stack.ts';

/** Between toasts and what they must not cover, in pixels. */
const GAP = 12;

/**
 * The box that the toasts are in: at the end of the page, or of the topmost dialog, outside of which nothing can be
 * pressed. It moves from one to the other as it is, so that each toast goes on with the time that it has left.
 * In a dialog it stands above the panel where there is room, else right below its header, which has the way out.
 */
export function useToastPlace(): HTMLElement {
  const [box] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    const place = () => placeIn(box);
    const release = $modals.subscribe((modals) => {
      moveInto(modals.at(-1) ?? document.body, box);
      place();
    });
    // As toasts come and go it fits above the panel, or does not
    const observer = new ResizeObserver(place);
    const list = box.querySelector('ol');
    if (list) observer.observe(list);
    addEventListener('resize', place);
    return () => {
      release();
      observer.disconnect();
      removeEventListener('resize', place);
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

function placeIn(box: HTMLElement): void {
  const header = box.closest('dialog')?.querySelector('header');
  box.toggleAttribute('data-in-dialog', Boolean(header));
  if (!header) return;
  const { top, bottom } = header.getBoundingClientRect();
  const room = top - (box.querySelector('ol')?.offsetHeight ?? 0);
  box.style.setProperty('--toasts-top', `${room >= GAP ? Math.min(room / 2, GAP) : bottom + GAP}px`);
}

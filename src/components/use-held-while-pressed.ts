import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { useState } from 'react';

/** Milliseconds after which a lifted finger has made no click. */
const TAP_MS = 500;

/** True from the press of a pointer until its click has been handled. */
const $isPressing = atom(false);

onMount($isPressing, () => {
  // Pages are prerendered without a window
  if (typeof window === 'undefined') return;
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  function press({ button }: PointerEvent) {
    clearTimeout(timer);
    if (button === 0) $isPressing.set(true);
  }
  function release(delay = 0) {
    clearTimeout(timer);
    if ($isPressing.get()) timer = setTimeout(() => $isPressing.set(false), delay);
  }
  addEventListener('pointerdown', press, options);
  // A mouse's click follows in the same task. A finger's field loses the focus only after it is lifted, right before the click
  addEventListener('pointerup', ({ pointerType }) => release(pointerType === 'mouse' ? 0 : TAP_MS), options);
  for (const type of ['click', 'pointercancel', 'keydown']) addEventListener(type, () => release(), options);
  // A select's list and system menus may swallow the release
  addEventListener(
    'pointermove',
    ({ pointerType, buttons }) => pointerType === 'mouse' && buttons === 0 && release(),
    options,
  );
  return () => {
    listeners.abort();
    clearTimeout(timer);
    $isPressing.set(false);
  };
});

/**
 * Returns `value`, but while a pointer is down the value from before. A press on a button leaves the field before; a
 * message that appears or goes right then moves the button away, and the press is lost.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const isPressing = useStore($isPressing, { ssr: 'initial' });
  const [shown, setShown] = useState(value);
  if (!isPressing && shown !== value) setShown(value);
  return isPressing ? shown : value;
}

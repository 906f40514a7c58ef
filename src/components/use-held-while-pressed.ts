import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { useState } from 'react';

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
  // The click follows in the same task
  function release() {
    if ($isPressing.get()) timer = setTimeout(() => $isPressing.set(false));
  }
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  addEventListener('keydown', release, options);
  // A select's list and system menus may swallow the release
  addEventListener('pointermove', ({ buttons }) => buttons === 0 && release(), options);
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

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

export interface InBarProps {
  /** Id of an element in the bar of pages/admin.astro. */
  place: 'panel-sections' | 'panel-account';
  children: ReactNode;
}

/** Renders into the page's bar, which is in the HTML before the panel's code loads, and precedes `main`. */
export function InBar({ place, children }: InBarProps) {
  const [bar] = useState(() => document.getElementById(place));
  return bar && createPortal(children, bar);
}

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders into the page's bar, which is in the HTML before the panel's code loads, and precedes `main`. */
export function InBar(props: {
  /** Id of an element in the bar of pages/admin.astro. */
  place: 'panel-sections' | 'panel-account';
  children: ReactNode;
}) {
  const { place, children } = props;
  const [bar] = useState(() => document.getElementById(place));
  return bar && createPortal(children, bar);
}

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders into an element of the bar of pages/admin.astro, which precedes `main` and the panel's code. */
export function InBar(props: { place: 'panel-sections' | 'panel-account'; children: ReactNode }) {
  const { place, children } = props;
  const [bar] = useState(() => document.getElementById(place));
  return bar && createPortal(children, bar);
}

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders into the bar of pages/admin.astro, which is in the HTML before the panel's code loads. */
export function InBar(props: { place: 'panel-sections' | 'panel-account'; children: ReactNode }) {
  const { place, children } = props;
  const [bar] = useState(() => document.getElementById(place));
  return bar && createPortal(children, bar);
}

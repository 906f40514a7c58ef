/** Around every component test: the page's styles in order, a clean browser, and no unexpected console messages. */
import './quiet-react.ts';
import '../../src/styles/global.css';
import '../../src/styles/islands.css';
import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { $isBoothOffered, $isBoothWanted } from '../../src/booth/viewer/can-walk.ts';
import { dropKeptLists } from '../../src/features/admin/kit/live-lists/kept-store.ts';
import { forgetContent } from '../../src/lib/content-client.ts';
import { unmountHydrated } from './hydrate.tsx';
import { checkProblems, watchProblems } from './problems.ts';
import { DESKTOP, setViewport } from './viewports.ts';

// Scenes are drawn by software, which is slow for each pixel
Object.defineProperty(window, 'devicePixelRatio', { value: 0.25 });

beforeEach(async () => {
  // Files share a page: one that left motion on would make later tests see colors and places halfway
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('A test left motion on');
  // A library may repeat its screen-reader announcements after the component is gone
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  // A store of the address listens for a second longer than its component: it is notified, as on every way back
  dispatchEvent(new PopStateEvent('popstate'));
  forgetContent();
  $isBoothOffered.set(false);
  $isBoothWanted.set(false);
  await dropKeptLists();
  watchProblems();
  await setViewport(DESKTOP);
});

afterEach(async () => {
  // A component ends before its clock and its network do: later it would use the real ones
  await unmountHydrated();
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  checkProblems();
});

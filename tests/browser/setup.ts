/** Around every component test: the page's styles in their order, an empty browser, and nothing wrong on the console. */
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

// Scenes are drawn by software, which takes its time for each pixel
Object.defineProperty(window, 'devicePixelRatio', { value: 0.25 });

beforeEach(async () => {
  // Files share a page: one that left it with motion would make later tests meet colours and places halfway
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('A test left motion on');
  // What a library says for screen readers it may say once more when the component is gone
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  // A store of the address listens for a second longer than its component: it is told, as it is of every way back
  dispatchEvent(new PopStateEvent('popstate'));
  forgetContent();
  $isBoothOffered.set(false);
  $isBoothWanted.set(false);
  await dropKeptLists();
  watchProblems();
  await setViewport(DESKTOP);
});

afterEach(async () => {
  // A component ends before its clock and its network do: later it would ask the real ones
  await unmountHydrated();
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  checkProblems();
});

/** Setup of every component test: the page's styles in order, a clean browser, and no unexpected console messages. */
import './quiet-react.ts';
import '../../src/styles/global.css';
import '../../src/styles/islands.css';
import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { $is3dOff, $isBoothWanted, canShow3d } from '../../src/booth/can-show-3d.ts';
import { forgetContent } from '../../src/lib/content-client.ts';
import { whenSettled } from '../../src/lib/page-history.ts';
import { forgetProjects } from '../../src/lib/projects-client.ts';
import { database } from './firebase/fake-database.ts';
import { unmountHydrated } from './hydrate.tsx';
import { checkProblems, watchProblems } from './problems.ts';
import { clearToasts } from './toasts.ts';
import { DESKTOP, setViewport } from './viewports.ts';

// Software draws scenes slowly, pixel by pixel
Object.defineProperty(window, 'devicePixelRatio', { value: 0.25 });

// Asked once per page: a test that fakes a browser without WebGL must not be the first to ask
canShow3d();

beforeEach(async () => {
  // Files share a page: motion left on by one would show later tests unfinished transitions
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('A test left motion on');
  // A library may repeat screen-reader announcements after the component is gone
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  // A URL store listens for a second longer than its component, so it is notified here
  dispatchEvent(new PopStateEvent('popstate'));
  forgetContent();
  forgetProjects();
  clearToasts();
  // A refusal by the rules, for one, would stay for the next file
  database.start();
  $is3dOff.set(false);
  $isBoothWanted.set(false);
  watchProblems();
  await setViewport(DESKTOP);
});

afterEach(async () => {
  // Unmount before restoring clock and network, so that no component uses the real ones
  await unmountHydrated();
  await cleanup();
  vi.useRealTimers();
  // An open dialog goes back in the history when it is unmounted, which would lead the next test astray
  await new Promise<void>(whenSettled);
  vi.restoreAllMocks();
  checkProblems();
});

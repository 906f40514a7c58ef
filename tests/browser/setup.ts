/** Around every component test: the page's styles in their order, an empty browser, and nothing wrong on the console. */
import './quiet-react.ts';
import '../../src/styles/global.css';
import '../../src/styles/islands.css';
import { afterEach, beforeEach, vi } from 'vitest';
import { checkProblems, watchProblems } from './problems.ts';
import { DESKTOP, setViewport } from './viewports.ts';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  watchProblems();
  await setViewport(DESKTOP);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  checkProblems();
});

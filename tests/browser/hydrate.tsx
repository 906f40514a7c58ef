/** Renders islands the way visitors get them: the build's markup first, which React then hydrates. */
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

const hydrated: { root: Root; container: HTMLElement }[] = [];

/** Runs `change` and its effects, like `render` of vitest-browser-react. */
async function settled(change: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    await act(async () => change());
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}

/** Adds the markup of `ui` to the page as the build writes it, without a browser's storage. */
export function addMarkup(ui: ReactNode): HTMLElement {
  const container = document.createElement('div');
  const storages = (['localStorage', 'sessionStorage'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockReturnValue(undefined as unknown as Storage),
  );
  container.innerHTML = renderToString(ui);
  for (const storage of storages) storage.mockRestore();
  document.body.append(container);
  return container;
}

/**
 * Hydrates the markup of `ui`, which is added to the page unless present. A mismatch fails the test, since React logs
 * it.
 */
export async function hydrate(ui: ReactNode, container = addMarkup(ui)): Promise<void> {
  await settled(() => {
    hydrated.push({ root: hydrateRoot(container, ui), container });
  });
}

/** Removes all hydrated islands from the page. */
export async function unmountHydrated(): Promise<void> {
  for (const { root, container } of hydrated.splice(0)) {
    await settled(() => root.unmount());
    container.remove();
  }
}

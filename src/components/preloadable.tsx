import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useState } from 'react';

/** A component whose code is a chunk of its own; `preload` fetches it ahead of time, and says whether it is there. */
export interface Preloadable<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<boolean>;
}

/**
 * Like `React.lazy`, but once the code is there the component appears at once: `lazy` would show the fallback for a
 * moment even then. Render it inside `PartBoundary`.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(fetchPart);

  async function fetchPart(): Promise<{ default: ComponentType<Props> }> {
    loaded ??= await load();
    return { default: loaded };
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once per part when its module loads, like `lazy`
  function Part(props: Props) {
    // Decided once per mount: changing over later would throw the part's state away
    const [Component] = useState<{ type: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>> }>(
      () => ({ type: loaded ?? Lazy }),
    );
    return <Component.type {...props} />;
  }
  // A failure here is no failure yet: the part is fetched again when it is needed
  Part.preload = () =>
    fetchPart().then(
      () => true,
      () => false,
    );
  return Part;
}

import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useState } from 'react';

/** A component in a chunk of its own; `preload` fetches it and resolves to true if that worked. */
export interface Preloadable<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<boolean>;
}

/**
 * Like `React.lazy`, but renders without a fallback once the code is loaded: `lazy` would show it for a moment even
 * then. Render it inside `PartBoundary`.
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
    // Decided once per mount: switching later would lose the part's state
    const [Component] = useState<{ type: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>> }>(
      () => ({ type: loaded ?? Lazy }),
    );
    return <Component.type {...props} />;
  }
  // Ignore a failure: the part is fetched again when rendered
  Part.preload = () =>
    fetchPart().then(
      () => true,
      () => false,
    );
  return Part;
}

import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useState } from 'react';

/** A component in a separate chunk; `preload` fetches it and resolves to true on success. */
export interface Preloadable<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<boolean>;
}

/** Like `React.lazy`, without a flash of the fallback if the code is loaded. Render it inside `PartBoundary`. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(fetchPart);

  async function fetchPart(): Promise<{ default: ComponentType<Props> }> {
    loaded ??= await load();
    return { default: loaded };
  }
  // biome-ignore lint/correctness/noComponentHookFactories: created once when the module loads, like `lazy`
  function Part(props: Props) {
    // Decided once per mount: switching later would lose the part's state
    const [Component] = useState<{ type: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>> }>(
      () => ({ type: loaded ?? Lazy }),
    );
    return <Component.type {...props} />;
  }
  // Ignore a failure: rendering fetches the part again
  Part.preload = () =>
    fetchPart().then(
      () => true,
      () => false,
    );
  return Part;
}

import { useLayoutEffect, useRef } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';

/**
 * Placeholder for a step whose code is loading. As high as the window, to keep the sections below out of
 * sight.
 */
export function StepLoading() {
  const ref = useRef<HTMLDivElement>(null);
  // Not a :has() rule, which would restyle the whole step at each press (376 elements for one extra instead
  // of 16)
  useLayoutEffect(() => {
    const data = ref.current?.closest<HTMLElement>('.group\\/step')?.dataset;
    if (!data) return;
    data['waits'] = '';
    return () => {
      delete data['waits'];
    };
  }, []);
  return (
    <div
      ref={ref}
      role="status"
      data-step-loading
      className="grid min-h-svh content-start gap-4 sm:grid-cols-3"
    >
      <span className="sr-only">Loading this step...</span>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-32 sm:col-span-3" />
    </div>
  );
}

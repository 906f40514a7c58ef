import { vi } from 'vitest';

/** Pretends that this device renders well; software rendering counts as slow. */
export function strongDevice(): void {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
  const getContext = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false }) as null;
  });
}

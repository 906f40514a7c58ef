/**
 * Returns `compute` with its results kept by key. There may be any number of keys in requests, so `most` are kept: then
 * all are forgotten, and `onFull` is called.
 */
export function cached<Value>(
  most: number,
  compute: (key: string) => Value,
  onFull?: () => void,
): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    if (kept.size >= most) {
      kept.clear();
      onFull?.();
    }
    kept.set(key, value);
    return value;
  };
}

/** Resolves as `work`; rejects with the error of `onLate` if it takes longer than `milliseconds`. */
export async function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  onLate: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onLate()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

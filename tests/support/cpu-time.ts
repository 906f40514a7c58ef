/**
 * Resolves to the processor time in milliseconds that this process spends on the work: unlike time on the clock it is the
 * same on a busy machine.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

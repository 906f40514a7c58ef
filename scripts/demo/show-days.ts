/** Invented first days of some shows, as month and day, and their lengths in days. */
const DEMO_DAYS: Readonly<Record<string, readonly [firstDay: string, length: number]>> = {
  'sxsw-austin': ['03-12', 7],
  'rsa-conference-san-francisco': ['05-04', 4],
  'comic-con-international-san-diego': ['07-23', 4],
  'dreamforce-san-francisco': ['09-16', 3],
};

/** Returns the days of a demo show's next edition, so that the demo never goes out of date; empty for other shows. */
export function demoDays(id: string, now: Date): { first_day?: string; last_day?: string } {
  const [monthAndDay, length] = DEMO_DAYS[id] ?? [];
  if (!monthAndDay || !length) return {};
  const today = now.toISOString().slice(0, 10);
  const year = now.getUTCFullYear();
  const editions = [year, year + 1].map((each) => {
    const first = new Date(`${each}-${monthAndDay}T00:00:00Z`);
    const last = new Date(first);
    last.setUTCDate(last.getUTCDate() + length - 1);
    return [first, last].map((day) => day.toISOString().slice(0, 10)) as [string, string];
  });
  const next = editions.find(([, last]) => last >= today);
  return next ? { first_day: next[0], last_day: next[1] } : {};
}

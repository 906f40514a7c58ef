/** Light and dark mode colors by class. Inline styles carry the light ones, which all programs support. */
export const COLORS = {
  page: { background: ['#eef1f6', '#0b1020'] },
  card: { background: ['#ffffff', '#171f36'] },
  head: { background: ['#0b1533', '#0b1533'], color: ['#ffffff', '#ffffff'] },
  title: { color: ['#0b1533', '#f2f5fc'] },
  text: { color: ['#2b3550', '#d8dfee'] },
  muted: { color: ['#55607a', '#a9b4cc'] },
  line: { 'border-color': ['#dde3ee', '#303b58'] },
  link: { color: ['#1d47d8', '#a4bbff'] },
  button: { background: ['#1d47d8', '#3f66f0'], color: ['#ffffff', '#ffffff'] },
  picture: { background: ['#eef1f6', '#0b1020'], color: ['#55607a', '#a9b4cc'] },
} as const;

/** Returns the inline colors of a class. */
export function light(name: keyof typeof COLORS): string {
  return Object.entries(COLORS[name])
    .map(([property, [color]]) => `${property}:${color}`)
    .join(';');
}

/** Style sheet for dark mode; `!important`, since inline colors win otherwise. */
export const DARK = Object.entries(COLORS)
  .map(([name, colors]) => {
    const rules = Object.entries(colors).map(([property, [, color]]) => `${property}:${color}!important`);
    return `.${name}{${rules.join(';')}}`;
  })
  .join('\n');

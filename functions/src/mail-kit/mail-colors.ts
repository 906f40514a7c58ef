import { MAIL_COLORS } from '../../../src/config/mail-look.ts';

/** Returns the inline colors of a class. */
export function light(name: keyof typeof MAIL_COLORS): string {
  return Object.entries(MAIL_COLORS[name])
    .map(([property, [color]]) => `${property}:${color}`)
    .join(';');
}

/** Style sheet for dark mode; `!important`, since inline colors win otherwise. */
export const DARK = Object.entries(MAIL_COLORS)
  .map(([name, colors]) => {
    const rules = Object.entries(colors).map(([property, [, color]]) => `${property}:${color}!important`);
    return `.${name}{${rules.join(';')}}`;
  })
  .join('\n');

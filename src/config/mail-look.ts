/** Colors of mails, and of the pages that functions send, from the company's. */
import { colors } from '#company/colors.ts';

const WHITE = '#ffffff';

/** Light and dark mode colors by class. Inline styles carry the light ones, which all programs support. */
export const MAIL_COLORS = {
  page: { background: [colors['surface-strong'], colors['navy-950']] },
  card: { background: [WHITE, colors['navy-900']] },
  head: { background: [colors['navy-900'], colors['navy-800']], color: [WHITE, WHITE] },
  title: { color: [colors.ink, WHITE] },
  text: { color: [colors.ink, colors.mist] },
  muted: { color: [colors.muted, colors.haze] },
  line: { 'border-color': [colors.line, colors['navy-700']] },
  link: { color: [colors['brand-strong'], colors.sky] },
  button: { background: [colors['brand-strong'], colors.brand], color: [WHITE, WHITE] },
  picture: { background: [colors['surface-strong'], colors['navy-950']], color: [colors.muted, colors.haze] },
} as const;

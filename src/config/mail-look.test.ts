import { expect, test } from 'vitest';
import { contrastOf } from '#booth/common.ts';
import { MAIL_COLORS } from './mail-look.ts';

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('every text of a mail has enough contrast in %s programs', (_name, mode) => {
  const { page: _page, card, line: _line, ...texts } = MAIL_COLORS;
  for (const [name, colors] of Object.entries(texts)) {
    const { color, background } = { ...card, ...colors };
    expect(contrastOf(color[mode], background[mode]), name).toBeGreaterThanOrEqual(4.5);
  }
});

/** Window sizes of tests, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** The windows for what holds at any width: the phone's; with `--all` the desktop's as well. */
export const WIDTHS = process.env['ALL_TESTS'] ? [PHONE, DESKTOP] : [PHONE];

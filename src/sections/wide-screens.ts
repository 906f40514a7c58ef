/** Media query of the hero's wide render; otherwise the tall one. */
export const WIDE_SCREENS = '(orientation: landscape), (width >= 40rem)';

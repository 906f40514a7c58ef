import type { Colors } from '#company-schema';

export const colors = {
  'navy-950': '#050b1f',
  'navy-900': '#0b1533',
  'navy-800': '#14224c',
  'navy-700': '#2b3c70',

  mist: '#ccd5e8',
  haze: '#9fabc7',

  ink: '#0b1533',
  muted: '#465271',
  faint: '#626e8a',

  line: '#e2e8f2',
  'line-strong': '#cbd5e5',
  field: '#8390ab',
  surface: '#f6f8fc',
  'surface-strong': '#edf1f8',

  brand: '#2456f5',
  'brand-strong': '#1a43cf',
  'brand-deep': '#1736a6',
  'brand-soft': '#eef3ff',
  'brand-line': '#bfd0ff',
  sky: '#9dbdff',
} as const satisfies Colors;

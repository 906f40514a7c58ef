const INCH = 0.0254;

/**
 * Formats meters in feet and inches, to the nearest half inch.
 * @example formatFeet(1.92) // `6' 3.5"`
 */
export function formatFeet(meters: number): string {
  const inches = Math.round((Math.abs(meters) / INCH) * 2) / 2;
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  const sign = meters < 0 && inches > 0 ? '-' : '';
  if (feet === 0) return `${sign}${rest}"`;
  return `${sign}${feet}'${rest > 0 ? ` ${rest}"` : ''}`;
}

/** "6' 3"", "6ft 3in", "6 3", "6'", "75 in"; a bare number is feet. */
const FEET =
  /^(?<sign>-?)(?:(?<feet>\d+(?:\.\d+)?)\s*(?:'|ft|feet|foot)?)?\s*(?:(?<inches>\d+(?:\.\d+)?)\s*(?:"|in|inch|inches)?)?$/;
const INCHES = /^(?<sign>-?)(?<inches>\d+(?:\.\d+)?)\s*(?:"|in|inch|inches)$/;
const METERS = /^(?<sign>-?)(?<meters>\d+(?:\.\d+)?)\s*(?<unit>m|cm)$/;

/**
 * Reads feet and inches, or meters, as people type them. Returns meters; null if it is no length.
 * @example readFeet('6ft 3in') // 1.905
 */
export function readFeet(typed: string): number | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"');
  if (!/\d/.test(text)) return null;
  const { groups } = METERS.exec(text) ?? INCHES.exec(text) ?? FEET.exec(text) ?? {};
  if (!groups) return null;
  const { sign, feet = 0, inches = 0, meters = 0, unit } = groups;
  const length = Number(meters) * (unit === 'cm' ? 0.01 : 1) + (Number(feet) * 12 + Number(inches)) * INCH;
  return sign ? -length : length;
}

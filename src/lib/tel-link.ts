/** The address of a link that calls a number as it was typed; null if there are too few digits in it. */
export function telLink(phone: string): string | null {
  const [main = ''] = phone.split(/(?:ext|x|#)/i);
  const digits = main.replace(/\D/g, '');
  return digits.length < 3 ? null : `tel:${main.trim().startsWith('+') ? '+' : ''}${digits}`;
}

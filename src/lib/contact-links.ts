/** The address of a link that calls a number as it was typed; null if there are too few digits in it. */
export function telLink(phone: string): string | null {
  const [main = ''] = phone.split(/(?:ext|x|#)/i);
  const digits = main.replace(/\D/g, '');
  return digits.length < 3 ? null : `tel:${main.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The address of a link that starts a mail; nothing in `to`, `subject` or `body` can add a header of its own. */
export function mailLink(to: string, subject?: string, body?: string): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const headers = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`] : [],
  );
  return `mailto:${address}${headers.length > 0 ? `?${headers.join('&')}` : ''}`;
}

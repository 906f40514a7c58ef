/** Returns a `tel:` link for a number as typed; null if it has too few digits. */
export function telLink(phone: string): string | null {
  const [main = ''] = phone.split(/(?:ext|x|#)/i);
  const digits = main.replace(/\D/g, '');
  return digits.length < 3 ? null : `tel:${main.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** Returns a `mailto:` link; `to`, `subject` and `body` cannot inject headers. */
export function mailLink(to: string, subject?: string, body?: string): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const headers = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`] : [],
  );
  return `mailto:${address}${headers.length > 0 ? `?${headers.join('&')}` : ''}`;
}

/** HTML that is known to be safe to put into other HTML. */
export class SafeHtml {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: unknown): string {
  if (value instanceof SafeHtml) return value.source;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A template whose values are escaped, unless they are SafeHtml (or lists of it) themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): SafeHtml {
  return new SafeHtml(parts.reduce((text, part, index) => `${text}${escaped(values[index - 1])}${part}`));
}

/** Parses `text` as a JSON record; returns an empty one for anything else, such as a proxy's page. */
export function recordIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const ELEMENT = 'foreignObject';

/**
 * The text of an SVG without parts in other languages. Browsers do not let a page look at a picture that has any, and
 * drawing programs leave empty ones behind. All else an image cannot do anyway: no script runs, nothing is fetched.
 */
export function withoutForeign(svg: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const start = svg.indexOf(`<${ELEMENT}`, from);
    const tagEnd = start < 0 ? -1 : svg.indexOf('>', start);
    if (tagEnd < 0) return kept + svg.slice(from);
    kept += svg.slice(from, start);
    if (svg[tagEnd - 1] === '/') {
      from = tagEnd + 1;
      continue;
    }
    const close = svg.indexOf(`</${ELEMENT}`, tagEnd);
    const end = close < 0 ? -1 : svg.indexOf('>', close);
    // Without an end it is broken, which whoever draws it finds out
    if (end < 0) return kept + svg.slice(start);
    from = end + 1;
  }
}

const IMAGE = /<image\b[^<>]*>/g;
const LINK_ELSEWHERE = /\s(?:xlink:)?href\s*=\s*(?:"(?!data:)[^"]*"|'(?!data:)[^']*')/gi;
const ELEMENT = 'foreignObject';

/**
 * Removes from an SVG the links of images that are not in the file, for which browsers draw a broken-image icon, and
 * parts in other languages: a page may not read a picture with any, and drawing programs leave empty ones behind. An
 * SVG drawn as an image runs no script and fetches nothing anyway.
 */
export function withoutForeign(svg: string): string {
  return withoutForeignObjects(svg.replace(IMAGE, (tag) => tag.replace(LINK_ELSEWHERE, '')));
}

function withoutForeignObjects(svg: string): string {
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
    // Without an end it cannot be drawn, which is noticed then
    if (end < 0) return kept + svg.slice(start);
    from = end + 1;
  }
}

/**
 * True if `If-None-Match` names `etag`. Express's own check says no whenever the request also asks caches not to answer
 * (`Cache-Control: no-cache`, as Hosting and fetch add it), although it is we who answer. A CDN that compresses turns
 * our tag into a weak one, hence the W/.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

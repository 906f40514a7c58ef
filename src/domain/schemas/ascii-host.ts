const ASCII = /^[\x20-\x7e]*$/;

/** Returns a domain's ASCII form (UTS #46), such as 'xn--bcher-kva.example'; what is no domain stays. */
function asciiDomain(domain: string): string {
  if (ASCII.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Returns an email address with the ASCII form of its domain. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** Returns a URL with the ASCII form of its host; other letters after it are escaped. */
export function asciiUrl(url: string): string {
  if (ASCII.test(url) || !url.isWellFormed()) return url;
  const [start = '', scheme = '', host = ''] = /^(https?:\/\/)([^/?#:@\s]*)/i.exec(url) ?? [];
  return scheme + asciiDomain(host) + url.slice(start.length).replace(/\P{ASCII}+/gu, encodeURIComponent);
}

/**
 * Returns the same key for all spellings of one mailbox: case, a tag after '+', and the dots that Gmail ignores. For
 * counting only; mail goes to the address as typed.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

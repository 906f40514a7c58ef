/** Name and address of a mailbox. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Reads 'Booth Studio <hello@booth.example>' or a bare address, whose name is then the address. */
export function parseMailbox(text: string): Mailbox {
  const match = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text);
  const address = match?.[2] ?? text.trim();
  return { name: match?.[1] || address, address };
}

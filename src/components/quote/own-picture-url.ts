/** Returns the address of a booth's own picture, which came in base64. */
export function ownPictureUrl(own: string): string {
  return `data:image/webp;base64,${own}`;
}

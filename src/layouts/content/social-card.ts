/** Size in pixels of a page's picture in social networks. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

/** Returns the path of the social card made from a stored picture; null for other addresses. */
export function socialCardPath(picture: string | null | undefined): string | null {
  const [, name] = /^\/media\/.*\/([a-z0-9-]+)\.webp$/.exec(picture ?? '') ?? [];
  return name ? `/og/${name}.jpg` : null;
}

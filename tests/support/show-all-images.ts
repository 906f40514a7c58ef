/** In the page: fetches what would load on the way down, and waits until all of it can be seen. */
export async function showAllImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
}

import { loadBlankDrawing } from '#booth/browser.ts';
import type { StoredModel } from '../../../../domain/schemas/stored-model.ts';
import { type Sending, sendFile } from '../../controls/images/send-file.ts';

/**
 * Draws a design's front for visitors' logos, and uploads it.
 * @param name lowercase words joined by hyphens, for its URL
 * @returns fields of the model; none if it cannot be drawn or uploaded, which is logged: the model works without
 * @throws DOMException 'AbortError' when canceled
 */
export async function drawFront(
  url: string,
  name: string,
  sending: Sending,
): Promise<Pick<StoredModel, 'blank' | 'blank_places'>> {
  try {
    const { drawBlank } = await loadBlankDrawing();
    const { sheet, places } = await drawBlank(url);
    const picture = await new Promise<Blob | null>((done) => sheet.toBlob(done, 'image/webp', 0.9));
    if (!picture) throw new Error('The browser returned no picture.');
    const file = new File([picture], name, { type: picture.type });
    const answer = await sendFile({ route: 'images', folder: 'booth-designs', file, name }, sending);
    return { blank: answer['url'] as string, blank_places: places };
  } catch (error) {
    sending.signal.throwIfAborted();
    console.warn('The front of a model could not be drawn', error);
    return {};
  }
}

import { MediaImage } from '../MediaImage.tsx';

/** A design's own picture, which says that it is not the visitor's booth. */
export function DesignedPicture(props: { url: string; title: string; sizes: string; className: string }) {
  const { url, title, sizes, className } = props;
  return (
    <figure className="relative">
      <MediaImage url={url} alt={`${title}: Front View`} sizes={sizes} className={className} />
      <figcaption className="absolute bottom-2 left-2 rounded-control bg-white/90 px-2 py-1 text-sm [print-color-adjust:exact] forced-colors:border">
        {title}, as designed
      </figcaption>
    </figure>
  );
}

import { MediaImage } from '../MediaImage.tsx';

export interface DesignedPictureProps {
  /** Address of the design's own picture. */
  url: string;
  /** The design's title. */
  title: string;
  sizes: string;
  className: string;
}

/** A design's own picture, which says that it is not the visitor's booth. */
export function DesignedPicture({ url, title, sizes, className }: DesignedPictureProps) {
  return (
    <figure className="relative">
      <MediaImage url={url} alt={`${title}: Front View`} sizes={sizes} className={className} />
      <figcaption className="absolute bottom-2 left-2 rounded-control bg-white/90 px-2 py-1 text-sm [print-color-adjust:exact] forced-colors:border">
        {title}, as designed
      </figcaption>
    </figure>
  );
}

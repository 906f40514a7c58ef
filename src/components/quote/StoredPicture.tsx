import { MediaImage } from '../MediaImage.tsx';

/** The drawn picture of a customer's booth, `own`, in base64. Without it, the design's own, which says so. */
export function StoredPicture(props: {
  own: string | null;
  url: string | null;
  title: string;
  /** False if the drawn booth wears no logo. */
  hasLogo?: boolean;
  sizes: string;
  className: string;
}) {
  const { own, url, title, hasLogo = true, sizes, className } = props;
  if (own) {
    const alt = hasLogo ? `${title}, with your logo` : title;
    return <img src={`data:image/webp;base64,${own}`} alt={alt} className={className} />;
  }
  return (
    url && (
      <figure className="relative">
        <MediaImage url={url} alt={`${title}: Front View`} sizes={sizes} className={className} />
        <figcaption className="absolute bottom-2 left-2 rounded-control bg-white/90 px-2 py-1 text-sm [print-color-adjust:exact] forced-colors:border">
          {title}, as designed
        </figcaption>
      </figure>
    )
  );
}

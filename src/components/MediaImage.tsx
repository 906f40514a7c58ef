import { Image as ImageIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mediaVariants } from '../domain/media.ts';
import { classNames } from './class-names.ts';

/** A stored image in the width that the screen needs, or a placeholder if it is missing or fails to load. */
export function MediaImage(props: {
  /** Stored address; null shows the placeholder. */
  url: string | null;
  /** Alternative text; empty if the text next to it says the same. */
  alt: string;
  sizes: string;
  /** Size and fit; the placeholder gets it, too. */
  className?: string;
  /** Loads immediately, for an image that the visitor asked for. */
  eager?: boolean;
  /** Shown instead of the placeholder. */
  fallback?: ReactNode;
}) {
  const { url, alt, sizes, className, eager = false, fallback } = props;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (!url || url === failedUrl) {
    if (fallback) return fallback;
    return (
      <div className={classNames('grid place-items-center bg-surface-strong text-faint', className)}>
        <ImageIcon aria-hidden="true" className="size-8" strokeWidth={1.5} />
      </div>
    );
  }
  const { src, srcset, width, height } = mediaVariants(url);
  return (
    <img
      src={src}
      srcSet={srcset}
      sizes={srcset && sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(url)}
      className={className}
    />
  );
}

import { Badge } from '../../../../components/Badge.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';

export interface CurrentLogoProps {
  isLoading?: boolean;
  url: string | null;
  /** A file that is about to take its place. */
  isNew: boolean;
  /** On the dark ground of the hero, where its variant stands. */
  onDark?: boolean;
}

/** The logo on the site, or the file that is about to take its place. */
export function CurrentLogo({ isLoading, url, isNew, onDark }: CurrentLogoProps) {
  if (isLoading) return <Skeleton className="h-28 w-full sm:w-56" />;
  const name = `${isNew ? 'New logo' : 'Current logo'}${onDark ? ' for dark backgrounds' : ''}`;
  return (
    <div
      className={classNames(
        'relative grid h-28 w-full shrink-0 place-items-center rounded-control border border-line p-4 sm:w-56',
        onDark ? 'bg-navy-950' : 'bg-surface-strong',
      )}
    >
      {url ? (
        <MediaImage
          key={url}
          url={url}
          alt={name}
          sizes="14rem"
          className="max-h-20 w-auto max-w-full object-contain"
          eager
        />
      ) : (
        <p className="text-sm text-muted">No logo yet</p>
      )}
      {isNew && (
        <Badge tone="brand" className="absolute bottom-1.5 left-1.5">
          New
        </Badge>
      )}
    </div>
  );
}

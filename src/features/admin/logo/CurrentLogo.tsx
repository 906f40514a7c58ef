import { Badge } from '../../../components/Badge.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';

/** The logo on the site, or the file that is about to take its place. */
export function CurrentLogo({
  isLoading,
  url,
  isNew,
}: {
  isLoading: boolean;
  url: string | null;
  isNew: boolean;
}) {
  if (isLoading) return <Skeleton className="h-28 w-full sm:w-56" />;
  return (
    <div className="relative grid h-28 w-full shrink-0 place-items-center rounded-control border border-line bg-surface-strong p-4 sm:w-56">
      {url ? (
        <MediaImage
          key={url}
          url={url}
          alt={isNew ? 'New logo' : 'Current logo'}
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

import { Card } from '../../components/Card.tsx';
import { DesignedPicture } from '../../components/quote/DesignedPicture.tsx';
import { ownPictureUrl } from '../../components/quote/own-picture-url.ts';
import { useMeetingBooth } from '../../components/quote/use-meeting-booth.ts';

const PICTURE = 'aspect-4/3 w-full rounded-control bg-surface-strong object-cover';

/** The picture of the booth that the meeting is about: the visitor's own if they sent it, else the design's. */
export function BookedBooth({ token }: { token: string }) {
  const booth = useMeetingBooth(token);
  if (!booth) return null;
  const { title, url, own } = booth;
  if (!own && !url) return null;
  return (
    <Card>
      <h2 className="mb-4 text-xl font-semibold tracking-tight">Your booth</h2>
      {own ? (
        <img src={ownPictureUrl(own)} alt={`${title}, with your logo`} className={PICTURE} />
      ) : (
        url && (
          <DesignedPicture {...{ url, title }} sizes="(width >= 48rem) 44rem, 92vw" className={PICTURE} />
        )
      )}
    </Card>
  );
}

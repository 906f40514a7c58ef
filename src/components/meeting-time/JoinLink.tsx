import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../button-class.ts';
import { classNames } from '../class-names.ts';

const PLAIN =
  'focus-ring inline-flex items-center gap-1.5 rounded-sm font-medium text-brand underline-offset-4 hover:underline';

/** Height of the button that the link becomes, so that nothing around it moves. */
const HEIGHTS = { sm: 'min-h-10 text-sm pointer-coarse:min-h-11', lg: 'min-h-13' };

/** Opens the meeting's video room in a new tab. */
export function JoinLink(props: {
  /** The video room, https only. */
  url: string;
  /** True while it is time to join; the link is then a button. */
  isNow?: boolean;
  /** Size of the button; omit for a link in running text. */
  size?: keyof typeof HEIGHTS;
  text?: string;
}) {
  const { url, isNow = false, size, text = 'Join the meeting' } = props;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={isNow ? buttonClass({ size }) : classNames(PLAIN, size && HEIGHTS[size])}
    >
      {text}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

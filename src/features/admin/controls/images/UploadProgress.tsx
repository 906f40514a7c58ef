import { Button } from '../../../../components/Button.tsx';

export function UploadProgress(props: {
  label: string;
  /** 0 to 1; at 1 the server is still processing the image. */
  progress: number;
  onCancel: () => void;
}) {
  const { label, progress, onCancel } = props;
  const percent = Math.round(progress * 100);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <progress
        aria-label={`Uploading ${label}`}
        max={100}
        value={percent}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
      />
      <span className="text-sm text-muted tabular-nums">{percent < 100 ? `${percent}%` : 'Processing'}</span>
      <Button variant="secondary" size="sm" aria-label={`Cancel upload: ${label}`} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

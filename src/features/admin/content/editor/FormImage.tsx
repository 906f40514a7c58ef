import { Trash2, Undo2, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { Field } from '../../../../components/Field.tsx';
import { useFormLock } from '../../../../components/form-lock.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { useObjectUrl } from '../../../../components/use-object-url.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { UploadProgress } from '../images/UploadProgress.tsx';
import { FILE_INPUT_CLASS, IMAGE_TYPES, isReadableImage } from '../images/upload-image.ts';
import type { ImageChoice } from './image-choice.ts';
import type { Uploads } from './use-uploads.ts';

export interface FormImageProps<Fields extends FieldValues, Entry> {
  control: Control<Fields, unknown, Entry>;
  /** Name of the form field and of its upload. */
  name: FieldPath<Fields>;
  label: string;
  hint?: string;
  uploads: Uploads;
}

/** An `ImageField` as part of a form. */
export function FormImage<Fields extends FieldValues, Entry>({
  control,
  name,
  label,
  hint,
  uploads,
}: FormImageProps<Fields, Entry>) {
  const { field } = useController({ control, name });
  return (
    <ImageField
      label={label}
      hint={hint}
      value={field.value as ImageChoice}
      onChange={field.onChange}
      progress={uploads.progress[name] ?? null}
      onCancelUpload={uploads.cancel}
    />
  );
}

interface ImageFieldProps {
  label: string;
  hint?: string;
  value: ImageChoice;
  onChange: (choice: ImageChoice) => void;
  /** Upload progress, 0 to 1; null if none is running. */
  progress: number | null;
  onCancelUpload: () => void;
}

/** One image of a record: the current or newly chosen one, a file input for images, and a remove button. */
function ImageField({ label, hint, value, onChange, progress, onCancelUpload }: ImageFieldProps) {
  const isLocked = useFormLock();
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const fileUrl = useObjectUrl(value.file);
  const shownUrl = value.file ? fileUrl : value.stored;
  useEffect(() => {
    // The other version was taken: the file input must not show a file that is not used
    if (!value.file && inputRef.current) inputRef.current.value = '';
  }, [value.file]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0] ?? null;
    // Ignore a cancelled file dialog
    if (!file) return;
    const isReadable = isReadableImage(file);
    setError(isReadable ? null : contentMessages.notAnImage);
    if (isReadable) onChange({ ...value, file });
    else event.target.value = '';
  }
  function takeBack() {
    setError(null);
    onChange(value.file ? { ...value, file: null } : { stored: null, file: null });
    inputRef.current?.focus();
  }

  return (
    <div className="flex gap-4 rounded-card border border-line p-3">
      <div className="flex shrink-0 flex-col items-start gap-2">
        <MediaImage
          key={shownUrl}
          url={shownUrl}
          alt={value.file ? `${label}: new image` : `${label}: current image`}
          sizes="8rem"
          className="h-20 w-24 rounded-control object-cover sm:w-32"
        />
        {shownUrl && <Badge tone={value.file ? 'brand' : 'neutral'}>{value.file ? 'New' : 'Current'}</Badge>}
      </div>
      <div className="min-w-0 flex-1">
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <input
              {...control}
              ref={inputRef}
              type="file"
              accept={IMAGE_TYPES}
              disabled={isLocked}
              onChange={choose}
              className={FILE_INPUT_CLASS}
            />
          )}
        </Field>
        {progress !== null && <UploadProgress label={label} progress={progress} onCancel={onCancelUpload} />}
        {progress === null && (value.file || value.stored) && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-1 -ml-3.5"
            disabled={isLocked}
            aria-label={value.file ? `Discard the new image: ${label}` : `Remove image: ${label}`}
            onClick={takeBack}
          >
            <TakeBackIcon choice={value} />
            {value.file ? 'Discard' : 'Remove'}
          </Button>
        )}
      </div>
    </div>
  );
}

function TakeBackIcon({ choice }: { choice: ImageChoice }) {
  const Icon = choice.file ? (choice.stored ? Undo2 : X) : Trash2;
  return <Icon aria-hidden="true" className="size-4" />;
}

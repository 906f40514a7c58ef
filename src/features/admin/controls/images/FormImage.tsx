import { Trash2, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { useFormLock } from '../../../../components/form-lock.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { useObjectUrl } from '../../../../components/use-object-url.ts';
import type { Document } from '../../../../domain/records/document.ts';
import { ImageInput } from './ImageInput.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { ImageChoice, Uploads } from './use-uploads.ts';

export interface FormImageProps {
  editor: { readonly form: UseFormReturn<Document, unknown, Document>; readonly uploads: Uploads };
  /** Name of the form field and its upload. */
  name: string;
  label: string;
  hint?: string;
  /** True for a person's photo, which visitors see cropped to a circle. */
  isRound?: boolean;
}

/** Field for one image of a record: its preview, a file input, and a remove button. */
export function FormImage({ editor: { form, uploads }, name, label, hint, isRound = false }: FormImageProps) {
  const { field } = useController({ control: form.control, name });
  const value = field.value as ImageChoice;
  const progress = uploads.progress[name];
  const isLocked = useFormLock();
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fileUrl = useObjectUrl(value.file);
  const shownUrl = value.file ? fileUrl : value.stored;
  const TakeBackIcon = value.file ? (value.stored ? Undo2 : X) : Trash2;

  function choose(file: File | null, refused: string | null) {
    setProblem(refused);
    if (file) field.onChange({ ...value, file });
  }
  function undoChoice() {
    setProblem(null);
    field.onChange(value.file ? { ...value, file: null } : { stored: null, file: null });
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
          className={classNames(
            'h-20 object-cover',
            isRound ? 'w-20 rounded-full' : 'w-24 rounded-control sm:w-32',
          )}
        />
        {shownUrl && <Badge tone={value.file ? 'brand' : 'neutral'}>{value.file ? 'New' : 'Current'}</Badge>}
      </div>
      <div className="min-w-0 flex-1">
        <ImageInput
          {...{ inputRef, label, hint, problem }}
          disabled={isLocked}
          file={value.file}
          onChoose={choose}
        />
        {progress !== undefined && (
          <UploadProgress label={label} progress={progress} onCancel={uploads.cancel} />
        )}
        {progress === undefined && (value.file || value.stored) && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-1 -ml-3.5"
            disabled={isLocked}
            aria-label={value.file ? `Discard the new image: ${label}` : `Remove image: ${label}`}
            onClick={undoChoice}
          >
            <TakeBackIcon aria-hidden="true" className="size-4" />
            {value.file ? 'Discard' : 'Remove'}
          </Button>
        )}
      </div>
    </div>
  );
}

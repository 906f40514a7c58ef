import { type ChangeEvent, type RefObject, useEffect } from 'react';
import { fileInputClass } from '../../../../components/control-class.ts';
import { Field } from '../../../../components/Field.tsx';
import { imageMessages } from './image-messages.ts';

/**
 * Image types that the server accepts (it checks the content). Listing them makes phones convert other types.
 */
const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export interface ImageInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  hint?: string;
  disabled: boolean;
  /** The chosen file. */
  file: File | null;
  problem: string | null;
  /** Called with the chosen image, or with null and the problem if the file is not a valid image. */
  onChoose: (file: File | null, problem: string | null) => void;
}

/** A file input for one image. */
export function ImageInput({ inputRef, label, hint, disabled, file, problem, onChoose }: ImageInputProps) {
  useEffect(() => {
    // The input must not show a file that is not used
    if (!file && inputRef.current) inputRef.current.value = '';
  }, [file, inputRef]);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The file dialog was canceled
    if (!chosen) return;
    if (IMAGE_TYPES.split(',').includes(chosen.type)) return onChoose(chosen, null);
    target.value = '';
    onChoose(null, imageMessages.notAnImage);
  }
  return (
    <Field label={label} hint={hint} error={problem}>
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          type="file"
          accept={IMAGE_TYPES}
          disabled={disabled}
          onChange={handleChange}
          className={fileInputClass}
        />
      )}
    </Field>
  );
}

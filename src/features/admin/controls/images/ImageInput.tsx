import { type ChangeEvent, type RefObject, useEffect } from 'react';
import { loadLogoReader } from '#booth/browser.ts';
import { fileInputClass } from '../../../../components/control-class.ts';
import { Field } from '../../../../components/Field.tsx';

/** Image types that the server accepts (it checks the content). Listing them makes phones convert other types. */
const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
/** Accepted for the site's logo only. */
const SVG_TYPE = 'image/svg+xml';

export function ImageInput(props: {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  hint?: string;
  takesDrawings?: boolean;
  disabled: boolean;
  file: File | null;
  problem: string | null;
  /** Called with the chosen image, or with null and the problem if the file is not a valid image. */
  onChoose: (file: File | null, problem: string | null) => void;
}) {
  const { inputRef, label, hint, takesDrawings = false, disabled, file, problem, onChoose } = props;
  const types = takesDrawings ? `${IMAGE_TYPES},${SVG_TYPE}` : IMAGE_TYPES;
  useEffect(() => {
    // The input must not show a file that is not used
    if (!file && inputRef.current) inputRef.current.value = '';
  }, [file, inputRef]);

  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The file dialog was canceled
    if (!chosen) return;
    const accepted = types.split(',').includes(chosen.type);
    const file = accepted && chosen.type === SVG_TYPE ? await drawn(chosen) : chosen;
    if (accepted && file) return onChoose(file, null);
    target.value = '';
    onChoose(
      null,
      `Choose an image: ${takesDrawings ? 'JPEG, PNG, WebP, AVIF, or SVG' : 'JPEG, PNG, WebP or AVIF'}`,
    );
  }
  return (
    <Field label={label} hint={hint} error={problem}>
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          type="file"
          accept={types}
          disabled={disabled}
          onChange={(event) => void handleChange(event)}
          className={fileInputClass}
        />
      )}
    </Field>
  );
}

/** Returns an SVG as a PNG; null if it cannot be drawn. The server gets pixels: browsers read far more than its library. */
async function drawn(file: File): Promise<File | null> {
  const { drawSvg } = await loadLogoReader();
  const picture = await drawSvg(new Uint8Array(await file.arrayBuffer())).catch(() => null);
  return picture && new File([picture], file.name, { type: picture.type });
}

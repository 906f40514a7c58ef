import checker from '@zootools/email-spell-checker';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS } from '../domain/schemas/contact-fields.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

/** Pause in typing before the check, in ms. */
const PAUSE_MS = 600;

/** An email field that suggests a correction for typos such as 'gmial.com'. It never corrects by itself. */
export function EmailField(props: TextFieldProps & { onCorrect: (email: string) => void }) {
  const { onCorrect, onChange, className, ...input } = props;
  const [likely, setLikely] = useState<string | null>(null);
  const meant = useHeldWhilePressed(likely);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    setLikely(null);
    clearTimeout(timer.current);
    const input = event.target;
    timer.current = setTimeout(() => setLikely(likelyAddress(input.value.trim())), PAUSE_MS);
  }
  return (
    <div ref={frame} className={className}>
      <TextField {...CONTACT_FIELDS.email.input} enterKeyHint="next" {...input} onChange={handleChange} />
      <div role="status">
        {meant && (
          <p className="mt-1.5 text-sm text-muted wrap-anywhere">
            Did you mean{' '}
            <button
              type="button"
              className="focus-ring min-h-6 rounded-sm font-medium text-brand underline underline-offset-4"
              onClick={() => {
                onCorrect(meant);
                setLikely(null);
                frame.current?.querySelector('input')?.focus();
              }}
            >
              {meant}
            </button>
            ?
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the address that was probably meant; null if it seems right. */
function likelyAddress(typed: string): string | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return null;
  return checker.run({ email: typed })?.full ?? null;
}

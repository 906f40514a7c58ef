import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

/** Attributes that connect a form control to its label, hint and message. */
interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldLook {
  label: ReactNode;
  /** A line under the label, such as a format, an example or a reason. */
  hint?: ReactNode;
  /** Error message; the field is invalid if it is set. */
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  id?: string;
  className?: string;
}

/** Splits a field's props into props of `Field` and props of its control. */
export function splitLook<Props extends FieldLook>(props: Props) {
  const { label, hint, error, required, optional, id, className, ...input } = props;
  return { look: { label, hint, error, required, optional, id, className }, input };
}

/** Connects label, hint, control and error message. The caller renders the control and spreads `control` on it. */
export function Field(props: FieldLook & { children: (control: FieldControlProps) => ReactNode }) {
  const { label, hint, required, optional, id, className, children } = props;
  const error = useHeldWhilePressed(props.error);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="text-sm font-medium text-ink">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
        {optional && <span className="font-normal text-faint"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': classNames(hint ? hintId : null, error ? errorId : null) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The message under a control or a group of controls; renders nothing without one. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <span>{error}</span>
    </p>
  );
}

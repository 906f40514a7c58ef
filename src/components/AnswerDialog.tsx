import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { moveToMiddle } from '../lib/move-to.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Notice } from './Notice.tsx';
import { TextArea } from './TextArea.tsx';

/** A dialog with one text that goes to the team. Keeps the text until it was sent. */
export function AnswerDialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The field's texts; it is optional if its schema accepts ''. */
  label: string;
  hint: string;
  schema: z.ZodMiniType<string>;
  /** The buttons' texts. */
  submit: string;
  cancel?: string;
  variant?: 'primary' | 'danger';
  failureTitle?: string;
  /** Resolves to a message if it failed. */
  send: (text: string) => Promise<string | null>;
  /** Called once it was sent and the dialog is closed. */
  onDone?: () => void;
}) {
  const { open, onClose, title, label, hint, schema, submit, cancel, variant = 'primary', send } = props;
  const { failureTitle = 'It was not sent' } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<{ field?: string | undefined; failure?: string }>({});
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  async function handleSubmit() {
    const input = schema.safeParse(text);
    if (!input.success) {
      setProblem({ field: input.error.issues[0]?.message });
      return fieldRef.current?.focus();
    }
    setProblem({});
    const failure = await send(input.data);
    if (failure) {
      flushSync(() => setProblem({ failure }));
      return moveToMiddle(noticeRef.current);
    }
    flushSync(() => {
      setText('');
      onClose();
    });
    props.onDone?.();
  }

  return (
    <ConfirmDialog
      role="dialog"
      {...{ open, title, variant }}
      confirmLabel={submit}
      {...(cancel && { cancelLabel: cancel })}
      {...(variant === 'primary' && { initialFocus: fieldRef })}
      onCancel={onClose}
      onConfirm={handleSubmit}
    >
      <div className="flex flex-col gap-5">
        <TextArea
          ref={fieldRef}
          label={label}
          hint={hint}
          optional={schema.safeParse('').success}
          value={text}
          error={problem.field}
          onChange={(event) => setText(event.target.value)}
        />
        {problem.failure && (
          <Notice ref={noticeRef} tone="danger" title={failureTitle}>
            <p className="text-muted">{problem.failure}</p>
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

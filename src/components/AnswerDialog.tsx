import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { moveToMiddle } from '../lib/move-to.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormLock } from './form-lock.ts';
import { Notice } from './Notice.tsx';
import { TextArea } from './TextArea.tsx';

interface AnswerDialogProps {
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
}

/** A dialog with one text that goes to the team. Keeps the text until it was sent. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { open, title, label, hint, schema, submit, variant, send } = props;
  const { cancel = 'Cancel', failureTitle = 'It was not sent' } = props;
  const [text, setText] = useState('');
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<{ field?: string | undefined; failure?: string }>({});
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  function close() {
    if (!isWorking) props.onClose();
  }

  async function handleSubmit() {
    if (isWorking) return;
    const input = schema.safeParse(text);
    if (!input.success) {
      setProblem({ field: input.error.issues[0]?.message });
      return fieldRef.current?.focus();
    }
    setProblem({});
    setWorking(true);
    const failure = await send(input.data);
    setWorking(false);
    if (failure) {
      flushSync(() => setProblem({ failure }));
      return moveToMiddle(noticeRef.current);
    }
    flushSync(() => {
      setText('');
      props.onClose();
    });
    props.onDone?.();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={title}
      initialFocus={variant === 'danger' ? cancelRef : fieldRef}
      footer={
        <>
          <Button ref={cancelRef} variant="secondary" disabled={isWorking} onClick={close}>
            {cancel}
          </Button>
          <Button variant={variant} loading={isWorking} onClick={() => void handleSubmit()}>
            {submit}
          </Button>
        </>
      }
    >
      <FormLock value={isWorking}>
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
      </FormLock>
    </Dialog>
  );
}

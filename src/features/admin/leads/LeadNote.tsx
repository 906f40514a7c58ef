import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { leadNote } from '../../../domain/schemas/leads.ts';
import { fieldsOf, type Lead } from './lead.ts';
import { saveLead } from './save-lead.ts';

const NOTE = leadNote();

/** The team's own note about a lead; nothing is lost by a failure, nor by what another administrator writes meanwhile. */
export function LeadNote({ lead }: { lead: Lead }) {
  const { note } = fieldsOf(lead);
  // Text when typing began; null before
  const [begun, setBegun] = useState<{ readonly from: string; readonly text: string } | null>(null);
  const [error, setError] = useState<string>();
  const [isWorking, setWorking] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!begun) return;
    const input = NOTE.safeParse(begun.text);
    setError(input.error?.issues[0]?.message);
    if (!input.success) return;
    setWorking(true);
    // Pressing the button accepts the text on screen
    const isSaved = await saveLead(lead, { note: input.data }, { note });
    setWorking(false);
    if (isSaved) setBegun(null);
  }
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col items-start gap-2">
      <FormLock value={isWorking}>
        <TextArea
          label="Note"
          hint="Only the team reads it."
          rows={2}
          className="w-full"
          value={begun?.text ?? note}
          error={error}
          onChange={(event) => setBegun({ from: begun?.from ?? note, text: event.target.value })}
        />
      </FormLock>
      {begun && begun.from !== note && (
        <p className="text-[0.9375rem] break-words whitespace-pre-line text-warning">
          By now the note says: {note || '(nothing)'}
        </p>
      )}
      {begun && begun.text !== note && (
        <Button type="submit" size="sm" loading={isWorking}>
          Save note
        </Button>
      )}
    </form>
  );
}

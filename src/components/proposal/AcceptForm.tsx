import { Check } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { proposalMessages } from '../../domain/messages/proposal.ts';
import { paymentAmounts } from '../../domain/proposal/amounts.ts';
import type { ProposalSheet } from '../../domain/proposal/sheet.ts';
import { validUntilText } from '../../domain/proposal/valid-until.ts';
import { exactUsd } from '../../domain/quote/pricing.ts';
import { type AcceptProposal, acceptingSchema } from '../../domain/schemas/shown-proposal.ts';
import { moveToMiddle } from '../../lib/move-to.ts';
import { Button } from '../Button.tsx';
import { CheckboxField } from '../CheckboxField.tsx';
import { cardClass } from '../card-class.ts';
import { FieldError } from '../Field.tsx';
import { FormLock } from '../form-lock.ts';
import { Notice } from '../Notice.tsx';
import { TextField } from '../TextField.tsx';

export type Person = Pick<AcceptProposal, 'name' | 'role'>;

const PERSON_FIELDS = [
  { name: 'name', label: 'Your name', autoComplete: 'name' },
  { name: 'role', label: 'Your role', autoComplete: 'organization-title' },
] as const;

/** Name, role and the binding tick. */
export function AcceptForm(props: {
  sheet: ProposalSheet;
  /** End of the last valid day, an instant; missing in a preview, which is read in the company's zone. */
  endsAt?: string;
  /** In US dollars, with the ticked options. */
  total: number;
  person: Person;
  onPersonChange: (person: Person) => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** Resolves to a message if it failed. */
  accept: (filled: Person & Pick<AcceptProposal, 'agreed'>) => Promise<string | null>;
}) {
  const { sheet, endsAt, total, person, onPersonChange, headingRef, accept } = props;
  const id = useId();
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const party = sheet.to.company || sheet.to.name;

  async function submit() {
    if (isWorking) return;
    const input = acceptingSchema.safeParse({ ...person, agreed });
    const issues = input.error?.issues ?? [];
    flushSync(() => {
      setFailure(null);
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse()));
    });
    if (!input.success) return focusField(formRef.current, issues[0]?.path[0]);
    setWorking(true);
    const message = await accept(input.data).catch(() => proposalMessages.answerFailed);
    setWorking(false);
    flushSync(() => setFailure(message));
    moveToMiddle(noticeRef.current);
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cardClass({ tone: 'brand', className: 'p-5 sm:p-8' })}
    >
      <h2
        ref={headingRef}
        id={`${id}-title`}
        tabIndex={-1}
        className="scroll-mt-24 text-2xl font-semibold tracking-tight outline-none"
      >
        Accept this proposal
      </h2>
      <p className="mt-1.5 text-muted">{dueText(sheet, endsAt, total)}</p>
      <FormLock value={isWorking}>
        <form
          ref={formRef}
          noValidate
          className="mt-6 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            {PERSON_FIELDS.map((field) => (
              <TextField
                key={field.name}
                {...field}
                required
                value={person[field.name]}
                error={errors[field.name]}
                onChange={({ target }) => onPersonChange({ ...person, [field.name]: target.value })}
              />
            ))}
          </div>
          <div>
            <CheckboxField
              name="agreed"
              label={party ? `I accept this proposal on behalf of ${party}` : 'I accept this proposal'}
              checked={agreed}
              aria-required
              aria-invalid={errors['agreed'] ? true : undefined}
              aria-describedby={errors['agreed'] ? `${id}-agreed` : undefined}
              onChange={({ target }) => setAgreed(target.checked)}
            />
            <FieldError id={`${id}-agreed`} error={errors['agreed']} />
          </div>
          {failure && (
            <Notice ref={noticeRef} tone="danger" title="Your acceptance is not confirmed">
              <p className="text-muted">{failure}</p>
            </Notice>
          )}
          <Button type="submit" size="lg" loading={isWorking} className="sm:self-start">
            Accept for {exactUsd(total)}
          </Button>
        </form>
      </FormLock>
    </section>
  );
}

/** The total next to the button that leads to the acceptance. */
export function AcceptRow({ total, onPress }: { total: number; onPress: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="text-lg font-semibold tracking-tight tabular-nums lg:text-2xl">
        <span className="block text-xs font-normal tracking-normal text-muted sm:text-sm">Total</span>
        {exactUsd(total)}
      </p>
      <Button size="lg" className="max-sm:px-5" onClick={onPress}>
        <Check aria-hidden="true" className="size-4.5" />
        Accept
      </Button>
    </div>
  );
}

function focusField(form: HTMLFormElement | null, name: unknown): void {
  const field = form?.elements.namedItem(String(name));
  if (field instanceof HTMLElement) field.focus();
}

/** Says what is accepted and what is due then. */
function dueText(sheet: ProposalSheet, endsAt: string | undefined, total: number): string {
  const { plan, reference, version, valid_until, to } = sheet;
  const [first] = plan.flatMap(({ due_on }, index) => (due_on ? [] : [paymentAmounts(plan, total)[index]]));
  return [
    `Version ${version} of ${reference}, valid until ${validUntilText(valid_until, endsAt)}.`,
    ...(first === undefined ? [] : [`${exactUsd(first)} is due with the order.`]),
    `${to.email} gets a copy.`,
  ].join(' ');
}

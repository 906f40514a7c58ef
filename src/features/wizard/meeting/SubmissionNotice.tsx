import type { Ref } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ContactLinks } from '../../../components/ContactLinks.tsx';
import { Alternatives } from '../../../components/meeting-time/Alternatives.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { bookingMessages } from '../../../domain/messages/booking.ts';
import type { ChosenSlot } from '../../../domain/wizard/draft.ts';
import { STEPS, type Step } from '../../../domain/wizard/steps.ts';
import { useGoTo } from '../draft/dispatch-context.ts';
import { MEETING_FORM_ID } from './meeting-form.ts';
import type { Obstacle } from './obstacle.ts';
import { contactKeyOf, stepOfPath } from './payload-path.ts';

const REFUSED_TITLES = {
  refused: 'Nothing was booked. Your entries are kept.',
  'not-sent': 'Your quote was not sent',
};

/** The reason and the remedy of a failure that a toast reports, or of an obstacle before it. Repeats no toast. */
export function SubmissionNotice(props: {
  obstacle: Obstacle;
  zone: string;
  onChooseSlot: (slot: ChosenSlot) => void;
  ref: Ref<HTMLDivElement>;
}) {
  const { obstacle, zone, onChooseSlot, ref } = props;
  const retry = (
    <Button type="submit" form={MEETING_FORM_ID} variant="secondary" className="self-start">
      Try again
    </Button>
  );
  switch (obstacle.kind) {
    case 'incomplete':
      return (
        <Notice ref={ref} tone="warning" title="An earlier step is not complete yet">
          <StepButtons steps={[obstacle.step]} />
        </Notice>
      );
    case 'interrupted':
      return (
        <Notice ref={ref} tone="brand" title="Your last attempt was interrupted">
          <p className="text-muted">
            We may already have your booking. Try again to find out; nothing is booked twice.
          </p>
          {retry}
        </Notice>
      );
    case 'slot-gone': {
      const { slotInPast, slotTaken } = bookingMessages;
      return (
        <Notice ref={ref} tone="warning" title={obstacle.why === 'past' ? slotInPast : slotTaken}>
          <Alternatives alternatives={obstacle.alternatives} zone={zone} onChoose={onChooseSlot} />
        </Notice>
      );
    }
    case 'slot-taken':
      return (
        <Notice ref={ref} tone="danger" title={bookingMessages.slotTaken}>
          <p className="text-muted">Your entries are kept.</p>
          <Alternatives alternatives={obstacle.alternatives} zone={zone} onChoose={onChooseSlot} />
        </Notice>
      );
    case 'refused':
    case 'not-sent': {
      const { kind, text, fields } = obstacle;
      return (
        <Notice ref={ref} tone="danger" title={REFUSED_TITLES[kind]}>
          {!Object.values(fields).includes(text) && <p className="text-muted">{text}</p>}
          <RefusedFields fields={fields} />
        </Notice>
      );
    }
    case 'unavailable':
      return (
        <Notice ref={ref} tone="danger" title="Your entries are kept">
          {obstacle.text && <p className="text-muted">{obstacle.text}</p>}
          <p className="text-muted">Trying again never books twice.</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {retry}
            <ContactLinks className="text-[0.9375rem]" />
          </div>
        </Notice>
      );
  }
}

/** Refused values with links to their steps. Leaves out contact fields, which show their own messages. */
function RefusedFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  const elsewhere = Object.entries(fields).filter(([path]) => contactKeyOf(path) === null);
  const steps = elsewhere.map(([path]) => stepOfPath(path));
  if (elsewhere.length === 0) return null;
  return (
    <>
      <ul className="list-disc pl-5 text-muted">
        {elsewhere.map(([path, text]) => (
          <li key={path}>{text}</li>
        ))}
      </ul>
      <StepButtons steps={steps} />
    </>
  );
}

/** Links to earlier steps. A null step, of a value without one, gets no link. */
function StepButtons({ steps }: { steps: readonly (Step | null)[] }) {
  const goTo = useGoTo();
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {STEPS.filter(({ step }) => steps.includes(step)).map(({ step, name }) => (
        <Button key={step} variant="secondary" onClick={() => goTo(step)}>
          Go to {name}
        </Button>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { between, type Frame } from '../../../../../booth/marking/frame.ts';
import type { StandardSize } from '../../../../../domain/quote/catalogue.ts';
import {
  MARKED_LISTS,
  type MarkedList,
  type Marking,
  type MarkModelRequest,
  NO_MARKING,
  type RefusedEntry,
  readMarking,
} from '../../../../../domain/schemas/marking.ts';
import type { PackedModelAnswer } from '../../../../../domain/schemas/packed-model.ts';
import { failureText } from '../../../../../lib/firebase/failure-text.ts';
import { refusalsOf } from '../model-refusals.ts';
import { markingMessages as texts } from './marking-messages.ts';
import { packAgain } from './pack-again.ts';

/** A step of marking. */
interface Step {
  readonly packed: PackedModelAnswer;
  readonly marking: Marking;
  /** What the step did, for screen readers and Undo. */
  readonly said: string;
}

export interface MarkingStart {
  packed: PackedModelAnswer;
  /** Description for the model's address, and the design's booth size. */
  name: string;
  size: StandardSize | undefined;
  onDone: (packed: PackedModelAnswer) => void;
}

type Choices = Partial<Pick<Marking, 'turn' | 'unit' | 'deck' | 'left_out'>>;

/** Keeps what was marked, step by step. Changes of the model itself are made by the server. */
export function useMarking({ packed, name, size, onDone }: MarkingStart) {
  const [steps, setSteps] = useState<readonly Step[]>([
    { packed, marking: readMarking(packed.model.marking), said: '' },
  ]);
  const [isWorking, setWorking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedEntry[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const now = steps.at(-1) as Step;
  const { marking } = now;

  function add(step: Step) {
    setRefused([]);
    setFailures([]);
    setSteps((before) => [...before, step]);
  }
  /** @returns the answer, or null after a failure, which is shown */
  async function ask(request: Pick<MarkModelRequest, 'marking' | 'press'>) {
    setFailures([]);
    setWorking(true);
    try {
      return await packAgain({
        url: packed.model.url,
        name: name || 'model',
        ...(size && { size }),
        ...request,
      });
    } catch (error) {
      const reasons = refusalsOf(error);
      setFailures(reasons.length > 0 ? reasons : [failureText(error)]);
      return null;
    } finally {
      setWorking(false);
    }
  }

  return {
    ...now,
    isWorking,
    refused,
    failures,
    isChanged: steps.length > 1,
    /** Adds a step. */
    change: (change: Partial<Marking>, said: string) =>
      add({ ...now, marking: { ...marking, ...change }, said }),
    /** Replaces the last step's marking while a handle is dragged. */
    drag: (change: Partial<Marking>) =>
      setSteps((before) => [...before.slice(0, -1), { ...now, marking: { ...marking, ...change } }]),
    /** @returns what was undone; null if there is nothing */
    undo(): string | null {
      if (steps.length < 2) return null;
      setRefused([]);
      setSteps((before) => before.slice(0, -1));
      return now.said;
    },
    /** Changes the model itself. @returns true unless it failed */
    async choose(choices: Choices, said: string, press?: MarkModelRequest['press']): Promise<boolean> {
      const wanted = { ...marking, ...choices };
      const answer = await ask({ marking: { ...wanted, ...NOTHING_MARKED }, ...(press && { press }) });
      if (!answer) return false;
      const { deck, left_out } = readMarking(answer.model.marking);
      add({
        packed: answer,
        marking: { ...moved(wanted, now.packed.frame, answer.frame), deck, left_out },
        said,
      });
      return true;
    },
    /** Packs the model with its marks. Entries that do not fit are shown. */
    async finish(): Promise<void> {
      const answer = await ask({ marking });
      if (answer && answer.refused.length === 0) onDone(answer);
      else if (answer) {
        setRefused(answer.refused);
        setFailures([texts.notSaved]);
      }
    },
  };
}

export type MarkingState = ReturnType<typeof useMarking>;

const { marks, prints, screens, seats, places } = NO_MARKING;
const NOTHING_MARKED = { marks, prints, screens, seats, places };

/** Returns a marking whose points follow the model into another frame. */
function moved(marking: Marking, before: Frame, after: Frame): Marking {
  const { scale, point, direction } = between(before, after);
  const turn = (degrees: number) => {
    const [x, , z] = direction([Math.sin((degrees * Math.PI) / 180), 0, Math.cos((degrees * Math.PI) / 180)]);
    return Math.round((Math.atan2(x, z) * 180) / Math.PI);
  };
  const lists = MARKED_LISTS.map((list) => [list, marking[list].map((entry) => movedEntry(entry))]);
  return { ...marking, ...Object.fromEntries(lists) };

  function movedEntry(entry: Marking[MarkedList][number]) {
    return {
      ...entry,
      p: point(entry.p).map((part) => Math.round(part * 1e4) / 1e4),
      ...('n' in entry && { n: direction(entry.n) }),
      ...('degrees' in entry && { degrees: turn(entry.degrees) }),
      ...('w' in entry && { w: entry.w * scale, h: entry.h * scale }),
      ...('bend' in entry && entry.bend && { bend: entry.bend * scale }),
    };
  }
}

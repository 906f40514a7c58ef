import { useState } from 'react';
import { type Marking, type RefusedEntry, readMarking } from '#booth/common.ts';
import type { StandardSize } from '../../../../../domain/quote/catalogue.ts';
import {
  type MarkModelRequest,
  type PackedModelAnswer,
  packedModelSchema,
} from '../../../../../domain/schemas/packed-model.ts';
import { postFor } from '../../../../../lib/admin-api.ts';
import { reasonsFor } from '../use-model-file.ts';

interface Step {
  readonly packed: PackedModelAnswer;
  readonly marking: Marking;
  /** The step's effect, for screen readers and Undo. */
  readonly said: string;
}

export interface MarkingStart {
  packed: PackedModelAnswer;
  /** Description for the model's address. */
  name: string;
  /** A design's booth size. */
  size: StandardSize | undefined;
  onDone: (packed: PackedModelAnswer) => void;
}

export type MarkingState = ReturnType<typeof useMarking>;

/** Keeps what was marked, step by step, and announces each step. Changes of the model itself are made by the server. */
export function useMarking({ packed, name, size, onDone }: MarkingStart, announce: (text: string) => void) {
  const start = { packed, marking: readMarking(packed.model.marking), said: '' };
  const [steps, setSteps] = useState<readonly Step[]>([start]);
  const [isWorking, setWorking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedEntry[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const now = steps.at(-1) ?? start;
  const { marking } = now;

  function add(step: Step) {
    setRefused([]);
    setFailures([]);
    setSteps((before) => [...before, step]);
    announce(step.said);
  }
  async function ask(work: (request: Omit<MarkModelRequest, 'url'>) => Promise<void>) {
    setFailures([]);
    setWorking(true);
    try {
      await work({ name: name || 'model', ...(size && { size }), marking });
    } catch (error) {
      setFailures(reasonsFor(error));
    }
    setWorking(false);
  }

  return {
    ...now,
    isWorking,
    refused,
    failures,
    isChanged: steps.length > 1,
    change: (change: Partial<Marking>, said: string) =>
      add({ ...now, marking: { ...marking, ...change }, said }),
    /** Changes the last step while a handle is dragged. */
    drag: (change: Partial<Marking>) =>
      setSteps((before) => [...before.slice(0, -1), { ...now, marking: { ...marking, ...change } }]),
    undo() {
      if (steps.length < 2) return;
      setRefused([]);
      setSteps((before) => before.slice(0, -1));
      announce(`Undone: ${now.said}`);
    },
    /** Packs the model without the pressed part, or without other parts than before. */
    leaveOut: (change: Pick<MarkModelRequest, 'press'> & Partial<Pick<Marking, 'left_out'>>, said: string) =>
      ask(async (request) => {
        const { press, left_out = marking.left_out } = change;
        const { url } = now.packed.model;
        const reduced = { ...marking, left_out };
        const packed = await packAgain({ ...request, url, marking: reduced, ...(press && { press }) });
        add({ packed, marking: { ...reduced, left_out: readMarking(packed.model.marking).left_out }, said });
        setRefused(packed.refused);
      }),
    /** Packs the model with its marks. Entries that do not fit are shown. */
    finish: () =>
      ask(async (request) => {
        const answer = await packAgain({ ...request, url: now.packed.model.url });
        setRefused(answer.refused);
        if (answer.refused.length === 0) onDone(answer);
        else setFailures(['Not everything fits the model: see the list.']);
      }),
  };
}

/** The server repairs and packs for at most this long, in milliseconds. */
const PATIENCE_MS = 115_000;

/** Packs a stored model again with a marking. @throws AdminApiError */
export function packAgain(request: MarkModelRequest): Promise<PackedModelAnswer> {
  return postFor(packedModelSchema, 'models/mark', request, { patienceMs: PATIENCE_MS });
}

import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ModelScene, modelPictures, readFacts, type ViewName } from '#booth/browser.ts';
import { BoothScene } from '../../../../booth/scene/BoothScene.tsx';
import { Button } from '../../../../components/Button.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import type { Document } from '../../../../domain/records/document.ts';
import type { StoredModel } from '../../../../domain/schemas/stored-model.ts';
import type { ImageChoice } from '../../controls/images/use-uploads.ts';
import { reportFailure } from '../../controls/report-failure.ts';
import { useLoaded } from '../../controls/use-loaded.ts';

export interface ModelPreviewProps {
  model: StoredModel;
  form: Pick<UseFormReturn<Document, unknown, Document>, 'getValues' | 'setValue'>;
  /** Image fields of the form, with the view of the model that each can show. */
  pictures: readonly (readonly [view: ViewName, field: string])[];
  isLocked: boolean;
  onDraw: () => Promise<void>;
}

const NONE: readonly never[] = [];

/** A stored model in 3D as visitors see it, its facts, and a button that makes the record's pictures from it. */
export function ModelPreview({ model: { url, kinds }, form, pictures, isLocked, onDraw }: ModelPreviewProps) {
  const loaded = useLoaded(url, readFacts, 'A model could not be read');
  const facts = loaded?.scene;
  const [hasProblem, setProblem] = useState(false);
  const [isDrawing, setDrawing] = useState(false);

  async function draw() {
    setDrawing(true);
    try {
      const drawn = await modelPictures(
        url,
        pictures.map(([view]) => view),
      );
      pictures.forEach(([view, field], index) => {
        const [picture, before] = [drawn[index], form.getValues(field) as ImageChoice];
        if (!picture) return;
        const file = new File([picture], view, { type: picture.type });
        form.setValue(field, { ...before, file }, { shouldDirty: true });
      });
      await onDraw();
    } catch (error) {
      reportFailure('The model could not be drawn', error);
    }
    setDrawing(false);
  }

  if (loaded === undefined) return <Skeleton className="aspect-4/3 w-full rounded-card" />;
  if (!loaded || !facts || hasProblem)
    return <p className="text-sm text-muted">This browser cannot show the model.</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <BoothScene
        model={url}
        label="The model"
        startView="frontview"
        // In the panel a slow preview is better than none
        patienceMs={Number.POSITIVE_INFINITY}
        pieces={NONE}
        marked={null}
        onPick={() => undefined}
        variant="preview"
        onReady={() => undefined}
        onProblem={() => setProblem(true)}
        className="w-full"
        frameClassName="aspect-4/3"
      />
      <p className="text-sm text-muted">{factsText(facts, kinds)}</p>
      {loaded.missing.length > 0 && (
        <ul aria-label="What visitors will miss" className="text-sm text-muted">
          {loaded.missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" loading={isDrawing} disabled={isLocked} onClick={draw}>
        <Camera aria-hidden="true" className="size-4" />
        Use pictures of the model
      </Button>
    </div>
  );
}

/** Formats a model's size and the kinds of places that it offers or needs. */
function factsText({ floor, box: [low, high], sockets }: ModelScene, kinds: readonly string[]): string {
  const meters = (value: number) => `${value.toFixed(2)} m`;
  const [width, depth] = floor ? [floor.width, floor.depth] : [high[0] - low[0], high[2] - low[2]];
  const list = kinds.map((kind) => kind.replaceAll('-', ' ')).join(', ');
  return [
    `${meters(width)} wide, ${meters(depth)} deep, ${meters(high[1])} high.`,
    sockets.length === 1 ? 'One place for a logo.' : `${sockets.length || 'No'} places for a logo.`,
    ...(list ? [`${floor ? 'Has places for' : 'Stands at places for'}: ${list}.`] : []),
  ].join(' ');
}

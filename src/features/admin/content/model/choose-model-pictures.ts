import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ViewName } from '../../../../booth/viewer/model.ts';
import type { ImageChoice } from '../../kit/images/use-uploads.ts';

/** A view of the model and the form's image that shows it. */
export type DrawnImage<Form extends FieldValues> = readonly [view: ViewName, field: FieldPath<Form>];

/**
 * Draws a model's views and chooses them as the form's new images.
 * @throws SceneProblem, Error if this browser cannot draw it
 */
export async function chooseModelPictures<Form extends FieldValues, Entry>(
  form: Pick<UseFormReturn<Form, unknown, Entry>, 'getValues' | 'setValue'>,
  url: string,
  images: readonly DrawnImage<Form>[],
): Promise<void> {
  const { modelPictures } = await import('../../../../booth/viewer/model-pictures.ts');
  const pictures = await modelPictures(
    url,
    images.map(([view]) => view),
  );
  images.forEach(([view, field], index) => {
    const [picture, before] = [pictures[index], form.getValues(field) as ImageChoice];
    if (!picture) return;
    const ending = picture.type.split('/')[1] ?? 'webp';
    const file = new File([picture], `${view}.${ending}`, { type: picture.type });
    form.setValue(field, { ...before, file } as FieldPathValue<Form, FieldPath<Form>>, { shouldDirty: true });
  });
}

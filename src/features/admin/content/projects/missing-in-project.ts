import type { ReferenceProjectFields } from '../../../../domain/records/reference-projects.ts';

/** Names what visitors would miss in a reference project. */
export function missingInProject(project: ReferenceProjectFields): string[] {
  const { design_renderings: renderings, stand_photos: photos, description, features, outcomes } = project;
  const [drawn, taken] = [renderings, photos].map((images) => Object.values(images).some(Boolean));
  return [
    !drawn && !taken ? 'pictures' : [drawn ? [] : 'design renderings', taken ? [] : 'stand photos'].flat(),
    description === '' ? 'description' : [],
    features.length > 0 ? [] : 'features',
    outcomes.length > 0 ? [] : 'outcomes',
  ].flat();
}

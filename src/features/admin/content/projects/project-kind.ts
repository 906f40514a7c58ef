import {
  REFERENCE_PROJECTS,
  type ReferenceProjectFields,
} from '../../../../domain/records/reference-projects.ts';
import { copyName, imageName } from '../../../../domain/slug.ts';
import { recordKind } from '../editor/record-kind.ts';

export const projectKind = recordKind(REFERENCE_PROJECTS, {
  noun: 'Reference Project',
  texts: {
    none: 'No reference projects added yet.',
    loadFailed: 'Error loading reference projects',
    newTitle: 'Add Reference Project',
    editTitle: 'Edit Reference Project',
    save: 'Save Project',
    update: 'Update Project',
    missing: 'Please fill in all required fields.',
    added: 'Project added',
    addFailed: 'Error saving project',
    updated: 'Project updated',
    updateFailed: 'Error updating project',
    deleted: 'Project deleted',
    deleteFailed: 'Error deleting project',
  },
  nameOf: ({ company_name }) => company_name,
  copyOf: (project) => ({ ...project, company_name: copyName(project.company_name) }),
  images: {
    folder: 'projects',
    nameOf: ({ company_name }, place) => imageName(company_name, place),
    savedWithout: false,
    failedTitle: () => 'Error uploading images',
  },
});

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

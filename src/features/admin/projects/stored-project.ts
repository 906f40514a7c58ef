import type { DocumentData } from 'firebase/firestore';
import type { ReferenceProjectFields } from '../../../domain/schemas/reference-project.ts';
import { recordOf, textOf, textsOf } from '../../../domain/stored-values.ts';
import type { Live } from '../shared/record.ts';

/** A reference project as the panel holds it. */
export type StoredProject = Live<ReferenceProjectFields>;

/** Reads a stored reference project; what a record of an older shape lacks is empty. */
export function projectOf(fields: Live<DocumentData>): StoredProject {
  return {
    id: fields.id,
    version: fields.version,
    company_name: textOf(fields['company_name']),
    conference_name: textOf(fields['conference_name']),
    location: textOf(fields['location']),
    industry: textOf(fields['industry']) as StoredProject['industry'],
    booth_size: textOf(fields['booth_size']) as StoredProject['booth_size'],
    description: textOf(fields['description']),
    features: textsOf(fields['features']),
    outcomes: textsOf(fields['outcomes']),
    design_renderings: recordOf(fields['design_renderings'], [
      'design_top_view',
      'design_front_view',
      'design_right_view',
    ]),
    stand_photos: recordOf(fields['stand_photos'], [
      'stand_front_photo',
      'stand_side_photo',
      'stand_interior_photo',
    ]),
    admin_id: textOf(fields['admin_id']),
  };
}

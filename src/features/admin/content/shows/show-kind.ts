import * as z from 'zod/mini';
import type { Document } from '../../../../domain/records/document.ts';
import { SHOWS, type ShowFields } from '../../../../domain/records/shows.ts';
import { problemOfCity } from '../../../../domain/show/cities.ts';
import { COST_KINDS } from '../../../../domain/show/show-costs.ts';
import { copyName, slugOf } from '../../../../domain/slug.ts';
import { recordKind } from '../editor/record-kind.ts';

const kind = recordKind(SHOWS, {
  noun: 'Show',
  texts: {
    none: 'Visitors choose from the ten built-in shows. Edit them here to add dates, websites, and your own shows.',
    loadFailed: 'Error loading shows',
    newTitle: 'Add Show',
    editTitle: 'Edit Show',
    save: 'Save Show',
    update: 'Update Show',
    missing: 'Please fill in the required fields (name, city, and state).',
    added: 'Show added',
    addFailed: 'Error adding show',
    updated: 'Show updated',
    updateFailed: 'Error updating show',
    deleted: 'Show deleted',
    deleteFailed: 'Error deleting show',
  },
  nameOf: ({ name }) => name,
  copyOf: (show) => ({ ...show, name: copyName(show.name) }),
  idOf: ({ name, city }) => slugOf(`${name} ${city}`),
});

/** True if the last day is not before the first and is not given alone. */
function areInOrder({ first_day, last_day }: ShowFields): boolean {
  return last_day === null || (first_day !== null && first_day <= last_day);
}

/** True if the form has amounts for third-party charges. */
function hasCosts({ costs }: ShowFields): boolean {
  return COST_KINDS.some((cost) => (costs?.[`${cost.kind}_high`] ?? 0) > 0);
}

export const showKind: typeof kind = {
  ...kind,
  changesOf: (entry) => {
    const changes = kind.changesOf(entry);
    return hasCosts(changes as ShowFields) ? changes : { ...changes, costs: null };
  },
  formSchema: (kind.formSchema as unknown as z.ZodMiniType<ShowFields, Document>).check(
    z.refine((show) => problemOfCity(show) === null, {
      path: ['city'],
      error: ({ input }) => problemOfCity(input as ShowFields) ?? undefined,
    }),
    z.refine(areInOrder, { path: ['last_day'], error: 'The last day must not be before the first day' }),
    ...COST_KINDS.map(({ kind: cost }) =>
      z.refine<ShowFields>(({ costs }) => !costs || costs[`${cost}_low`] <= costs[`${cost}_high`], {
        path: ['costs', `${cost}_high`],
        error: 'The upper amount must not be below the lower one',
      }),
    ),
    z.refine((show) => !hasCosts(show) || show.costs?.source !== '', {
      path: ['costs', 'source'],
      error: 'Say where the amounts are from',
    }),
    z.refine((show) => !hasCosts(show) || show.costs?.as_of !== null, {
      path: ['costs', 'as_of'],
      error: 'Enter the date of the source',
    }),
  ) as unknown as typeof kind.formSchema,
};

export function missingInShow({ venue, first_day }: ShowFields): string[] {
  return [venue ? [] : 'venue', first_day ? [] : 'dates'].flat();
}

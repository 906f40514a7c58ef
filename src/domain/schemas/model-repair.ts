import * as z from 'zod/mini';

/** Repairs of an uploaded model that an administrator can switch off, because they rest on a guess. */
export const REPAIR_STEPS = ['up', 'unit', 'turn', 'origin', 'deck'] as const;
export type RepairStep = (typeof REPAIR_STEPS)[number];

/** Units of model files, the most likely first, in meters. */
export const UNITS = {
  meters: 1,
  inches: 0.0254,
  centimeters: 0.01,
  millimeters: 0.001,
  feet: 0.3048,
} as const;
export type ModelUnit = keyof typeof UNITS;
export const UNIT_NAMES = Object.keys(UNITS) as [ModelUnit, ...ModelUnit[]];

/** Changes to an uploaded model, as sentences for its author. */
export const repairNotesSchema = z.array(
  z.object({
    /** The step that can be switched off; null if the model would not work without. */
    step: z.nullable(z.enum(REPAIR_STEPS)),
    text: z.string(),
  }),
);
export type RepairNote = z.infer<typeof repairNotesSchema>[number];

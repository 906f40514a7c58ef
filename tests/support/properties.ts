/** Shared defaults of the process's property tests. */
import fc from 'fast-check';

fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED']),
  // The summary at the end of a run shows a failure's message, not its cause
  includeErrorInReport: true,
});

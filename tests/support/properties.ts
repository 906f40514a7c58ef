/** What every property test of the process starts from. */
import fc from 'fast-check';

fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED']),
  // The end of a run tells a failure's message, not its cause
  includeErrorInReport: true,
});

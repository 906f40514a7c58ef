import { REGION } from '../../../src/config/region.ts';
import { ENTRY_POINTS, type FunctionName, runsAs } from '../platform/service-accounts.ts';
import { keepBodiesUntouched, limitBodies } from './untouched-body.ts';

/** Returns a function's options from the table, and limits the size of bodies that its process reads. */
export function entryPoint(name: FunctionName) {
  const { memory, bodyLimit } = ENTRY_POINTS[name];
  if (bodyLimit === 'by route') keepBodiesUntouched(name);
  else limitBodies(name, bodyLimit);
  return { region: REGION, memory, ...runsAs(name) };
}

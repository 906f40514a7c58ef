import { allSides } from '../../../src/domain/custom-size.ts';
import type { CustomRequest } from '../../../src/domain/schemas/custom-request.ts';
import type { MailBlock } from './layout.ts';

/** A custom booth as the visitor described it; lengths in feet. */
export function customBoothRows(
  request: Pick<CustomRequest, 'width' | 'depth' | 'height' | 'requests'>,
): MailBlock {
  return {
    kind: 'rows',
    title: 'Custom booth',
    rows: [
      {
        label: 'Width × depth × height',
        value: allSides(request, 'feet') ?? 'Still open',
      },
      ...(request.requests ? [{ label: 'Requests', value: request.requests }] : []),
    ],
  };
}

import { expect, test, vi } from 'vitest';
import { KINDS_TO_VISITORS, MAIL } from '../../../src/domain/records/mail.ts';
import { enqueueTask } from '../platform/task-queue.ts';
import { enqueueMail } from './enqueue-mail.ts';

vi.mock('../platform/task-queue.ts', () => ({ enqueueTask: vi.fn() }));

test.each(MAIL.schema.shape.kind.options)('%s goes into the queue of its recipients', async (kind) => {
  await enqueueMail({ id: 'mail-1', kind });

  const queue = KINDS_TO_VISITORS.some((toVisitor) => toVisitor === kind) ? 'deliverMail' : 'deliverTeamMail';
  expect(vi.mocked(enqueueTask).mock.lastCall).toEqual([queue, { mailId: 'mail-1' }, undefined]);

  const notBefore = new Date('2026-12-08T15:00:00Z');
  await enqueueMail({ id: 'mail-1', kind }, notBefore);
  expect(vi.mocked(enqueueTask).mock.lastCall).toEqual([queue, { mailId: 'mail-1' }, notBefore]);
});

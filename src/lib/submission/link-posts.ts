import type { Intent } from '../../domain/visitor/intent.ts';
import { type SubmitOptions, submitIntent } from './submit-intent.ts';

/** Returns a function that posts for a link's page. An unanswered request is sent as the same intent next time. */
export function linkPosts<Answer extends { success: true }>(
  link: Pick<SubmitOptions<Answer>, 'answerSchema' | 'headers'>,
) {
  let intent: Intent | null = null;
  return (path: SubmitOptions<Answer>['path'], body: object) =>
    submitIntent({
      ...link,
      path,
      body,
      lastIntent: intent,
      keepIntent: (next) => {
        intent = next;
      },
      dropIntent: () => {
        intent = null;
      },
    });
}

import { HOSTING_FILE } from './hosting-config.ts';

/** A command of a deployment, in the order in which they run. */
export interface Step {
  /** Description for the operator. */
  readonly what: string;
  /** Arguments of the Firebase tool. */
  readonly args: readonly string[];
}

/**
 * The steps of a deployment to `project`. What others need comes first: a query fails without its index, and a page
 * asks for routes (docs/deploy.md). The pages alone are enough where only content is new.
 */
export function deploymentSteps(project: string, { pagesOnly }: { pagesOnly: boolean }): Step[] {
  const deploy = (what: string, only: string, ...more: string[]): Step => ({
    what,
    args: ['deploy', '--project', project, '--non-interactive', '--only', only, ...more],
  });
  const pages = deploy('Pages', 'hosting', '--config', HOSTING_FILE);
  if (pagesOnly) return [pages];
  return [
    deploy('Indexes and rules of the database, rules of the bucket', 'firestore,storage'),
    deploy('Functions', 'functions'),
    pages,
  ];
}

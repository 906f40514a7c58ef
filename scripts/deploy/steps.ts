import { HOSTING_FILE } from './hosting-config.ts';

/** A command of a deployment. */
export interface Step {
  /** Description for the operator. */
  readonly what: string;
  /** Arguments of the Firebase tool. */
  readonly args: readonly string[];
}

/**
 * Returns the steps of a deployment to `project`, dependencies first: queries need indexes, pages need routes
 * (docs/deploy.md). If only content is new, the pages alone are enough.
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

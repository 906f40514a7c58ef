import { resolve } from 'node:path';
import { buildFunctions } from '../functions/build.mjs';
import { runNode } from './run-command.ts';
import { type StackAddresses, siteEnvironment } from './stack/addresses.ts';

/** Builds the functions into a stack's folder. */
export async function buildStackFunctions({ folder }: StackAddresses): Promise<void> {
  console.log('Building the functions ...');
  await buildFunctions(resolve(folder, 'functions'));
}

/** Builds the site into a running stack's folder, with a snapshot of the content that the stack publishes. */
export async function buildStackSite(stack: StackAddresses): Promise<void> {
  console.log('Building the site ...');
  const astro = [
    'node_modules/astro/bin/astro.mjs',
    'build',
    '--silent',
    '--outDir',
    resolve(stack.folder, 'dist'),
  ];
  await runNode('The build of the site', astro, siteEnvironment(stack));
}

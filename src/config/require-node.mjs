/** The Node.js that package.json names, and that Cloud Functions runs. */
const NODE = 24;

/**
 * Rejects a Node.js older than the project's, which would silently omit parts of a build.
 * @param {string} version
 */
export function requireNode(version) {
  if (Number.parseInt(version, 10) >= NODE) return;
  throw new Error(
    `Node.js ${NODE} builds this, not ${version}: \`npm run build\` in the repository's root brings it.`,
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings, secrets, logs and other files that are not in the repository. */
const PRIVATE =
  /(^|\/)(\.env(\..*)?|\.secret\.local|[^/]*\.local|\.local\/.*|\.git\/.*|[^/]*\.log|.*service-?account.*\.json)$/i;

/** Returns the sorted files of `folder` that the Firebase tool uploads; `ignored` are patterns, as in firebase.json. */
export function uploadedFiles(folder: string, ignored: readonly string[] = []): string[] {
  const patterns = ignored.map((name) => RegExp.escape(name).replaceAll('\\*', '.*'));
  const isIgnored = new RegExp(`^(${patterns.join('|')})$`);
  const pathsIn = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter(({ name }) => !isIgnored.test(name))
      .flatMap((entry) => {
        const inner = join(path, entry.name);
        return entry.isDirectory() ? pathsIn(inner) : [inner];
      });
  return pathsIn('').sort();
}

/** Finds secrets in the files of `folder` that would be uploaded. Messages refer to the folder as `title`. */
export function checkUpload(title: string, folder: string, ignored?: readonly string[]): string[] {
  return uploadedFiles(folder, ignored).flatMap((path) => {
    const file = `${title}/${path}`;
    if (PRIVATE.test(path))
      return [`A private file would be uploaded: ${file}. Delete it, or move it out of that folder.`];
    if (!containsPrivateKey(readFileSync(join(folder, path), 'utf8'))) return [];
    return [
      `${file} contains a private key, and would be uploaded. Delete it, and revoke the key: anyone who could read the file has it.`,
    ];
  });
}

/** True if `text` contains a PEM key or a service account's file; libraries contain the header without a key. */
function containsPrivateKey(text: string): boolean {
  return /-----BEGIN [A-Z ]*PRIVATE KEY-----(\\n|\s)*[A-Za-z0-9+/=]{40}/.test(text);
}

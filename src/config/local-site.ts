/** What belongs to a stack on this machine, and what is nobody's address: neither can be live. */

/** Emulators have projects whose names begin like this; no real project's does. */
export function isDemoProject(projectId: string | undefined): boolean {
  return projectId?.trim().startsWith('demo-') ?? false;
}

/** Whether `host`, a host name without its port, is this machine. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(host);
}

/** Whether an address in `text`, of mail or of the web, has a host of the domains that are reserved for examples and tests: no mail reaches one. */
export function namesExample(text: string): boolean {
  const hosts = [...text.matchAll(/(?:@|:\/\/)([\w.-]+)/g)].map(([, host]) => host ?? '');
  return hosts.some((host) => /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host));
}

/** Whether a build of these variables is for this machine: of an emulated project, or with an address here. */
export function isLocalBuild(env: Record<string, string | undefined>): boolean {
  if (isDemoProject(env['PUBLIC_FIREBASE_PROJECT_ID'])) return true;
  return isThisMachine(URL.parse(env['SITE_URL']?.trim() ?? '')?.hostname ?? '');
}

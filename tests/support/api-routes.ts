import { createAdminApi } from '../../functions/src/admin-api.ts';
import { createApi } from '../../functions/src/api.ts';
import { createMeetingLogo } from '../../functions/src/meeting-logo.ts';

/** Returns the paths under /api that accept the method, from the APIs' routers. */
export function routesOf(method: 'get' | 'post'): string[] {
  const apis = [createApi, createMeetingLogo, createAdminApi].map((create) =>
    create({ settings: {} } as never),
  );
  const paths = apis.flatMap(({ router }) => {
    const layers = router.stack as { route?: { path: string | RegExp; methods: Record<string, boolean> } }[];
    return layers.flatMap(({ route }) =>
      route?.methods[method] && typeof route.path === 'string' ? [route.path] : [],
    );
  });
  return [...new Set(paths)];
}

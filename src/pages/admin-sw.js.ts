import type { APIRoute } from 'astro';
import worker from '../features/admin/shell/admin-sw.js?raw';

/** The panel's service worker, at the top so that its scope is /admin. */
export const GET: APIRoute = () => new Response(worker);

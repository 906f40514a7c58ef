import type { APIRoute } from 'astro';
import { openApiDocument } from '../../openapi/document.ts';

/** GET /api/openapi.json: generated with the site, so that no function loads it. */
export const GET: APIRoute = ({ site }) => Response.json(openApiDocument(String(site)));

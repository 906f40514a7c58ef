import type { APIRoute } from 'astro';
import { brand, THEME_COLOR } from '../config/brand.ts';

/** The panel on a phone's home screen: name, colors and icons. The icons are made by `npm run art icons`. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/admin',
    name: `${brand.name} Admin Panel`,
    short_name: 'Admin Panel',
    start_url: '/admin',
    // Signing in has a separate page
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

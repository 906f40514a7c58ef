import type { APIRoute, GetStaticPaths } from 'astro';
import { brand, THEME_COLOR } from '../config/brand.ts';

const SITE = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  start_url: '/',
  display: 'browser',
};

/** The panel on a phone's home screen. */
const PANEL = {
  id: '/admin',
  name: `${brand.name} Admin Panel`,
  short_name: 'Admin Panel',
  start_url: '/admin',
  // Signing in has a separate page
  scope: '/',
  display: 'standalone',
};

export const getStaticPaths: GetStaticPaths = () => [
  { params: { manifest: 'site' }, props: SITE },
  { params: { manifest: 'admin' }, props: PANEL },
];

/** Name, colors and icons for a home screen. The icons are made by `npm run art icons`. */
export const GET: APIRoute = ({ props }) =>
  Response.json({
    ...props,
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

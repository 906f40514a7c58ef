import { brand } from '../config/brand.ts';
import { basePriceRange } from '../domain/pricing.ts';

const COUNTRY = { '@type': 'Country', name: 'United States' };

/** JSON-LD of the home page. Without a shop and a postal address, the company is an Organization, not a LocalBusiness. */
export function structuredData(site: URL | undefined): string {
  const home = new URL('/', site).href;
  const { lowest, highest } = basePriceRange();
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: brand.name,
        description: brand.description,
        url: home,
        logo: new URL('/icon-512.png', home).href,
        image: new URL('/og.png', home).href,
        email: brand.email,
        telephone: brand.phone,
        areaServed: COUNTRY,
      },
      {
        '@type': 'Service',
        '@id': `${home}#service`,
        name: 'Trade show booth design, build and installation',
        serviceType: 'Trade show booth design and build',
        description: brand.description,
        url: home,
        provider: { '@id': `${home}#organization` },
        areaServed: COUNTRY,
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: lowest,
          highPrice: highest,
        },
      },
    ],
  }).replaceAll('<', '\\u003c');
}

/** Nodes of the pages' JSON-LD (schema.org). */
import { brand } from '../config/brand.ts';
import { boothSizeLabel, type StandardSize } from '../domain/quote/catalogue.ts';
import { basePriceRange, type PriceTable, pricesByRegion, REGIONS } from '../domain/quote/pricing.ts';
import type { Show } from '../domain/records/shows.ts';

type Node = Readonly<Record<string, unknown>>;

/** A page on the path to the current one, without the home page; `path` is such as '/booths/10x10'. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

const COUNTRY = { '@type': 'Country', name: 'United States' };

/** Returns a page's JSON-LD, escaped for a script element. */
export function jsonLdOf(nodes: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}

function homeOf(site: URL | string | undefined): string {
  return new URL('/', site).href;
}

function companyOf(site: URL | string | undefined): Node {
  return { '@id': `${homeOf(site)}#organization` };
}

/** The company. Without a shop and a postal address it is an Organization, not a LocalBusiness. */
export function organization(site: URL | undefined): Node {
  const home = homeOf(site);
  return {
    '@type': 'Organization',
    ...companyOf(site),
    name: brand.name,
    description: brand.description,
    url: home,
    logo: new URL('/icon-512.png', home).href,
    image: new URL('/og.png', home).href,
    email: brand.email,
    telephone: brand.phone,
    areaServed: COUNTRY,
  };
}

/** Returns the company's service with its price range for booths. */
export function service(site: URL | undefined, prices: PriceTable | undefined): Node {
  return {
    '@type': 'Service',
    '@id': `${homeOf(site)}#service`,
    name: 'Trade show booth design, build, and installation',
    serviceType: 'Trade show booth design and build',
    description: brand.description,
    url: homeOf(site),
    provider: companyOf(site),
    areaServed: COUNTRY,
    offers: priceRange(undefined, prices),
  };
}

function priceRange(size: StandardSize | undefined, prices: PriceTable | undefined): Node {
  const { lowest, highest } = basePriceRange(size, prices);
  return { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: lowest, highPrice: highest };
}

interface Booth {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** Paths or addresses. */
  readonly images: readonly string[];
}

/** Returns a booth that can be ordered, at its size's package prices by region. */
export function boothProduct(
  product: Booth & { readonly size: StandardSize; readonly prices: PriceTable | undefined },
): Node {
  const { size, images, prices, ...booth } = product;
  const { url } = booth;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    ...booth,
    category: 'Trade show booth',
    size: boothSizeLabel(size),
    brand: { '@type': 'Brand', name: brand.name },
    ...(images.length > 0 && { image: images.map((image) => new URL(image, url).href) }),
    offers: {
      ...priceRange(size, prices),
      offerCount: REGIONS.length,
      offers: pricesByRegion(size, prices).map(({ name: region, price }) => ({
        '@type': 'Offer',
        name: `Base booth package at shows in the ${region}`,
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url,
      })),
    },
  };
}

/** Returns a booth that was built for a customer. */
export function builtBooth({ images, ...booth }: Booth): Node {
  const { url } = booth;
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#booth`,
    ...booth,
    image: images.map((image) => new URL(image, url).href),
    creator: companyOf(url),
  };
}

/** Returns a page about a show. Other companies organize it, so it is only the page's subject. */
export function showNode({ url, show }: { readonly url: string; readonly show: Show }): Node {
  const { name, venue, city, state, first_day, last_day, website } = show;
  const address = {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: state,
    addressCountry: 'US',
  };
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: `Trade show booths for ${name}`,
    about: {
      '@type': 'Event',
      name,
      ...(first_day && { startDate: first_day, endDate: last_day ?? first_day }),
      location: { '@type': 'Place', name: venue || city, address },
      ...(website && { url: website }),
    },
    publisher: companyOf(url),
  };
}

/** Returns the path from the home page; the last crumb is the page itself. */
export function breadcrumbList(site: URL | undefined, crumbs: readonly Crumb[]): Node {
  const way = [{ name: brand.name, path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** Returns questions with their answers in plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

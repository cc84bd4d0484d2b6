import { formatAddress, htmlLang, type Language, type PageMeta, type Path } from 'shared/contract';
import type { Site } from 'shared/site';

interface StructuredDataOptions {
  readonly meta: PageMeta;
  readonly path: Path;
  readonly language: Language;
  readonly site: Site;
  readonly body: string;
  /** Address of the page's social card. */
  readonly picture: string | undefined;
}

/**
 * Describes a page in schema.org's terms: type, subject and breadcrumb. The breadcrumb comes from the visible one (`data-breadcrumb`), so
 * that both agree. On the home page and the contact page, the description also contains the publisher.
 */
export function createStructuredData({ meta, path, language, site, body, picture }: StructuredDataOptions): object {
  const toAbsoluteAddress = (to: Path) => site.origin + formatAddress(to, language);
  const address = toAbsoluteAddress(path);
  const organization = `${site.origin}/#organization`;
  const website = `${toAbsoluteAddress('/')}#website`;
  const kind = meta.kind ?? 'WebPage';
  const steps = path === '/' ? [] : readBreadcrumb(body);
  const page = {
    '@type': kind,
    '@id': address,
    url: address,
    name: meta.title,
    description: meta.description,
    inLanguage: htmlLang[language],
    isPartOf: { '@id': website },
    ...(picture && { primaryImageOfPage: { '@type': 'ImageObject', url: picture } }),
    ...(meta.about && { mainEntity: { url: address, inLanguage: htmlLang[language], ...meta.about } }),
    ...(kind === 'ContactPage' && { mainEntity: { '@id': organization } }),
  };
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href === undefined ? address : site.origin + href,
    })),
  };
  const publisher = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.brand[language],
      url: toAbsoluteAddress('/'),
      logo: `${site.origin}/icon.svg`,
      telephone: site.phone,
      email: site.email,
      address: site.address[language],
    },
    {
      '@type': 'WebSite',
      '@id': website,
      url: toAbsoluteAddress('/'),
      name: site.brand[language],
      inLanguage: htmlLang[language],
      publisher: { '@id': organization },
    },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(path === '/' || kind === 'ContactPage' ? publisher : []),
      page,
      ...(steps.length > 1 ? [breadcrumb] : []),
    ],
  };
}

/** Characters that React escapes, by their escaped form. */
const htmlEntities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Reads the breadcrumb in a page's HTML. The last step has no link. Returns an empty list if the page has no breadcrumb. */
function readBreadcrumb(body: string): { readonly name: string; readonly href: string | undefined }[] {
  const [, list = ''] = /<ol data-breadcrumb[^>]*>(.*?)<\/ol>/s.exec(body) ?? [];
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => ({
    name: step
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (each) => htmlEntities[each] ?? each)
      .trim(),
    href: /<a [^>]*href="([^"]*)"/.exec(step)?.[1],
  }));
}

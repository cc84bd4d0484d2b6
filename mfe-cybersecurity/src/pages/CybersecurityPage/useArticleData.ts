import { formatAddress, htmlLang } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useCybersecurityMessages } from '../../messages.ts';

/** Returns schema.org data about the article. It names no date and no author, because the article has none. Only the server renders the data. */
export const useArticleData = process.env.RENDERS_IN === 'browser' ? (_path: string) => undefined : makeData;

function makeData(path: string): object {
  const t = useCybersecurityMessages();
  const language = useLanguage();
  const site = useSite();
  const toAbsoluteAddress = (to: string) => site.origin + formatAddress(to, language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: t('title'),
        description: t('description'),
        inLanguage: htmlLang[language],
        mainEntityOfPage: toAbsoluteAddress(path),
        articleSection: t('sections').map(({ title }) => title),
        publisher: { '@type': 'Organization', name: site.brand[language], url: toAbsoluteAddress('/') },
      },
    ],
  };
}

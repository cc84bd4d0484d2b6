import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useExchangeMessages } from '../messages.ts';

/** The two Korean providers of the sign-in (SPEC §1). */
interface Providers {
  /** Both names, as a part of a sentence. */
  readonly words: string;
  /** The names; or the names of the factors, unless the owner has set both providers. */
  readonly names: readonly string[];
}

export function useSignInProviders(): Providers {
  const t = useExchangeMessages();
  const language = useLanguage();
  const { providerA, providerB } = useSite();
  const names = [providerA[language], providerB[language]];
  return names.includes('')
    ? { words: t('security.providers.unnamed'), names: t('security.factors') }
    : { words: t('security.providers.named'), names };
}

import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useExchangeMessages } from '../messages.ts';

/** Texts on the two Korean providers of the sign-in (SPEC §1). */
interface Providers {
  /** Part of a sentence that names both providers, or a general expression if the owner has not set both names. */
  readonly words: string;
  /** Names of the two providers, or "First factor" and "Second factor" if the owner has not set both names. */
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

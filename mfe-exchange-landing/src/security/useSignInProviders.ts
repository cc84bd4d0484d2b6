import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useExchangeMessages } from '../messages.ts';

/** Texts on the two Korean providers of the sign-in (SPEC §1). */
interface Providers {
  /** Both providers as a part of a sentence, without their names if the owner has not set both. */
  readonly words: string;
  /** Names of the two providers. If the owner has not set both, names of the two factors. */
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

import { Disclosure } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import { useSignInProviders } from '../../security/useSignInProviders.ts';

/** Lists seven questions; each unfolds its answer (SPEC §3, FAQ). */
export function QuestionList() {
  const t = useExchangeMessages();
  const { words: providers } = useSignInProviders();
  return (
    <>
      {t('faq.items', { providers }).map(({ id, question, answer }) => (
        <Disclosure key={id} title={question} level={3}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </>
  );
}

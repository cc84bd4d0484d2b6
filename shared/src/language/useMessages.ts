import { useTranslation } from 'react-i18next';

type Leaf = string | number | boolean | null | undefined;

/** Dotted paths in a message file: `hero.heading`, `hero`. A path cannot lead into a list. */
export type MessageKey<M> = M extends Leaf | readonly unknown[]
  ? never
  : { [K in keyof M & string]: K | `${K}.${MessageKey<M[K]>}` }[keyof M & string];

/** Type of the message at a path: a text, a list or a group. */
export type MessageValue<M, K extends string> = K extends keyof M
  ? M[K]
  : K extends `${infer Head}.${infer Rest}`
    ? Head extends keyof M
      ? MessageValue<M[Head], Rest>
      : never
    : never;

/** Returns a message with its placeholders replaced. For the key of a group or list, returns all its texts. */
export type Translate<M> = <K extends MessageKey<M>>(
  key: K,
  values?: Readonly<Record<string, string | number>>,
) => MessageValue<M, K>;

/** Returns the messages of a remote or of the shell in the current language. `M` is the type of the owner's message file. */
export function useMessages<M>(owner: string): Translate<M> {
  const { t } = useTranslation(owner, { useSuspense: false });
  return t as unknown as Translate<M>;
}

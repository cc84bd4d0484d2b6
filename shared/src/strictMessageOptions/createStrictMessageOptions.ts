/** Options of `createMessages` that make a missing message or value throw. A separate module, because browsers never need it. */
export const createStrictMessageOptions = (language: string) => ({
  parseMissingKeyHandler: (key: string): never => {
    throw new Error(
      `There is no message "${key}" in "${language}". Write it in locales/; where every message is missing, messages.ts says another name than remote.ts.`,
    );
  },
  missingInterpolationHandler: (text: string, match: RegExpExecArray): never => {
    throw new Error(
      `The message "${text}" needs a value for ${match[0]}. Pass it where the message is read, or add it to shared/site.`,
    );
  },
});

/** The visitor's language and its messages. One instance per page: a federation singleton. */
export { createMessages, type LanguageMessages } from './language/createMessages.ts';
export { type FrameMessages, frameNamespace, useFrameMessages } from './language/FrameMessages.ts';
export { LanguageProvider, useLanguage } from './language/LanguageProvider.tsx';
export { type MessageKey, type MessageValue, type Translate, useMessages } from './language/useMessages.ts';

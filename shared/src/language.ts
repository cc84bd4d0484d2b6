/** The visitor's language and the messages in it. A federation singleton: one instance per page. */
export { createMessages, type LanguageMessages } from './language/createMessages.ts';
export { type FrameMessages, frameNamespace, useFrameMessages } from './language/FrameMessages.ts';
export { LanguageProvider, useLanguage } from './language/LanguageProvider.tsx';
export { type MessageKey, type MessageValue, type Translate, useMessages } from './language/useMessages.ts';

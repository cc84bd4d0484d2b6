/** The visitor's language and the words in it. One instance per page: a federation singleton. */
export { createMessages, type MessagesOfLanguage } from './language/createMessages.ts';
export { type FrameMessages, frameMessages, useFrameMessages } from './language/FrameMessages.ts';
export { LanguageProvider, useLanguage } from './language/LanguageProvider.tsx';
export { type KeyOf, type Translate, useMessages, type ValueOf } from './language/useMessages.ts';

/** Contract between shell and remotes: types, and parsers of external data. */
export * from './contract/chooseLanguage.ts';
export * from './contract/errors.ts';
export * from './contract/findLocaleDifferences.ts';
export * from './contract/integrity.ts';
export * from './contract/Language.ts';
export * from './contract/messageLoaders.ts';
export * from './contract/PageMeta.ts';
export * from './contract/PageSnapshot.ts';
export * from './contract/pages.ts';
export * from './contract/parseRelease.ts';
export * from './contract/Release.ts';
export * from './contract/Remote.ts';
export * from './contract/Route.ts';
export * from './contract/Snapshot.ts';
export * from './contract/singletons.ts';
export * from './contract/stored.ts';
export * from './contract/storedLanguage.ts';

import { expect, it } from 'vitest';
import { composingCode } from './codeDigest.ts';

it('names everything that shapes the HTML: a file that is missing here would leave stale pages standing', () => {
  expect([...composingCode().keys()]).toMatchInlineSnapshot(`
    [
      "cheerio",
      "entities",
      "lru-cache",
      "mrmime",
      "p-limit",
      "platform/src/compose/buildRouteTable.ts",
      "platform/src/compose/checkLinks.ts",
      "platform/src/compose/checkShares.ts",
      "platform/src/compose/codeDigest.ts",
      "platform/src/compose/compose.ts",
      "platform/src/compose/composePages.ts",
      "platform/src/compose/composeSite.ts",
      "platform/src/compose/crawlerFiles.ts",
      "platform/src/compose/faultsOf.ts",
      "platform/src/compose/fillTitles.ts",
      "platform/src/compose/inputHashes.ts",
      "platform/src/compose/loadComposition.ts",
      "platform/src/compose/loadedRelease.ts",
      "platform/src/compose/mergeSite.ts",
      "platform/src/compose/pageFacts.ts",
      "platform/src/compose/pageRenderer.ts",
      "platform/src/compose/preloadFirstPicture.ts",
      "platform/src/compose/prerenderPages.ts",
      "platform/src/compose/refuseChange.ts",
      "platform/src/compose/refuseHugePage.ts",
      "platform/src/compose/renderDocument.ts",
      "platform/src/compose/sandbox/SandboxFault.ts",
      "platform/src/compose/sandbox/messages.ts",
      "platform/src/compose/sandbox/openSandbox.ts",
      "platform/src/compose/sandbox/plainText.ts",
      "platform/src/compose/sandbox/sandbox.ts",
      "platform/src/compose/sandbox/sandboxes.ts",
      "platform/src/compose/sandbox/startProcess.ts",
      "platform/src/compose/takeSnapshot.ts",
      "platform/src/compose/writeSite.ts",
      "platform/src/store/compressedCopies.ts",
      "platform/src/store/integrityOf.ts",
      "platform/src/store/mediaTypes.ts",
      "platform/src/store/messageOf.ts",
      "platform/src/store/protocol/asReleased.ts",
      "platform/src/store/protocol/entryFlags.ts",
      "platform/src/store/protocol/inOrder.ts",
      "platform/src/store/protocol/keys.ts",
      "platform/src/store/protocol/logEntry.ts",
      "platform/src/store/protocol/newestEntry.ts",
      "platform/src/store/protocol/readKey.ts",
      "platform/src/store/protocol/readRelease.ts",
      "platform/src/store/releaseLog.ts",
      "semver",
      "shared/src/contract.ts",
      "shared/src/contract/Language.ts",
      "shared/src/contract/PageMeta.ts",
      "shared/src/contract/Release.ts",
      "shared/src/contract/Remote.ts",
      "shared/src/contract/Route.ts",
      "shared/src/contract/Snapshot.ts",
      "shared/src/contract/chooseLanguage.ts",
      "shared/src/contract/errors.ts",
      "shared/src/contract/integrity.ts",
      "valibot",
    ]
  `);
});

it('takes files by their text and libraries by their version', () => {
  const code = composingCode();
  expect(code.get('shared/src/contract/Route.ts')).toContain('export');
  expect(code.get('cheerio')).toMatch(/^\d+\.\d+\.\d+$/);
});

import { describedIn } from '../../compose/described.ts';
import { loadComposition } from '../../compose/loadComposition.ts';
import { releasesIn } from '../../compose/loadedRelease.ts';
import { buildPanel } from '../../panel/buildPanel.ts';
import type { StoredPanel } from '../../panel/PanelFacts.ts';
import { panelKey, panelReceiptKey, panelScriptKey } from '../../panel/storedPanel.ts';
import { createSame } from '../../store/createSame.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import type { Preview } from '../../store/preview.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { Budgets } from '../gate/checkBudgets.ts';
import { requireLive, withReleases } from '../live.ts';
import { panelFacts } from './panelFacts.ts';
import { whatChanges } from './whatChanges.ts';

/**
 * Writes the composition panel of a preview beside it: the script, the facts that it shows, and their receipt before them. A server only reads,
 * and some have no processor to spend: all is found out here, once.
 * @throws what reading the releases throws; the preview can be opened without a panel
 */
export async function writePanel(store: ReleaseStore, preview: Preview, budgets: Budgets): Promise<StoredPanel> {
  const live = await requireLive(store);
  const { site, ...told } = preview;
  const composition = withReleases(live.composition, [preview]);
  const source = releasesIn(store);
  const described = await describedIn(store, { ...live, site });
  const loaded = await loadComposition(source, composition, described);
  const script = await buildPanel();
  const panel: StoredPanel = {
    ...(await panelFacts({ store, live, loaded, source, budgets })),
    preview: told,
    promotion: await whatChanges(store, live, { composition, site }),
    script: integrityOf(script),
  };
  const text = `${JSON.stringify(panel)}\n`;
  await createSame(store, panelScriptKey(panel.script), script);
  await store.create(panelReceiptKey(preview.id), `${integrityOf(text)}\n`);
  await store.create(panelKey(preview.id), text);
  return panel;
}

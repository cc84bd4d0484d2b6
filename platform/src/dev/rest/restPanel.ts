import type { Snapshot } from 'shared/contract';
import { shareRanges } from '../../build.ts';
import type { PanelFacts, PanelPackage } from '../../panel/PanelFacts.ts';
import { type Budgets, budgetOf } from '../../release/gate/checkBudgets.ts';
import type { DeployedSite } from './DeployedSite.ts';

interface RestPanelOptions {
  readonly site: DeployedSite;
  /** How the site was named: `--rest https://porohy.example`. */
  readonly rest: string;
  /** What is shown: the deployed site's snapshot with local remotes in it. */
  readonly snapshot: Snapshot;
  /** The remotes of this machine. */
  readonly names: readonly string[];
  readonly budgets: Budgets;
  /** What class names of shared's styles end with in the local builds. */
  readonly sharedStyles: readonly string[];
}

/**
 * What the composition panel shows of a deployed site with local remotes in it: what the site says of itself. Which other releases there are, and how much a
 * page weighs, nobody here knows.
 */
export function restPanel(options: RestPanelOptions): PanelFacts {
  const { site, rest, snapshot, sharedStyles } = options;
  const { number, at, who, why } = site.live();
  return {
    live: { number, at, who, why },
    rest,
    packages: Object.keys(snapshot.releases)
      .sort((a, b) => (a === 'shell' ? -1 : b === 'shell' ? 1 : a < b ? -1 : 1))
      .map((name) => packageOf(options, name)),
    pages: snapshot.routes.map(({ path, owner }) => ({ path, owner })),
    sharedStyles,
  };
}

function packageOf({ site, snapshot, names, budgets }: RestPanelOptions, name: string): PanelPackage {
  const version = snapshot.releases[name] ?? '';
  const isLocal = names.includes(name);
  const live = site.releases().find((each) => each.name === name);
  const deployed = live?.version === version ? live : undefined;
  return {
    name,
    version,
    content: deployed?.content,
    built: deployed?.commit === undefined ? undefined : { commit: deployed.commit, clean: deployed.clean === true },
    live: live?.version,
    ...(isLocal && { sources: 'shown' as const }),
    budget: budgetOf(budgets, name),
    shares: isLocal ? shareRanges() : {},
    releases: [],
  };
}

import { isBuilt, tagsOf, tellCommit, tellPackage } from './composition.browser.ts';
import { type Content, element, terms } from './element.browser.ts';
import { refused } from './faults.browser.ts';
import { kilobytes, type Loads, loadsOf, measured, tellLoads } from './loads.browser.ts';
import type { PanelFacts, PanelPackage, Promotion } from './PanelFacts.ts';
import { ownerOnScreen } from './parts.browser.ts';

/** A part of the panel with a heading. */
export function section(title: string, ...contents: readonly Content[]): HTMLElement {
  const id = `section-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return element('section', { 'aria-labelledby': id }, element('h3', { id }, title), ...contents);
}

/** What is known of the page that is on screen: its owner, its scripts beside their budget, how it was loaded. */
export function pageTerms(facts: PanelFacts | undefined): HTMLElement {
  const owner = ownerOnScreen();
  const path = location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  const language = document.documentElement.lang === 'en' ? 'en' : 'ua';
  const page = facts?.pages.find((each) => each.path === path);
  const budget = facts?.packages.find(({ name }) => name === owner)?.budget;
  const asked = page?.kilobytes?.[language];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return terms([
    ['Page', location.pathname],
    ['Owner', owner ?? 'shell'],
    ['State', stateOf(document.documentElement.dataset.hydrated)],
    ['Document', navigation && tellDocument(navigation)],
    [
      'JavaScript',
      budget &&
        (asked === undefined
          ? `${budget.firstLoad} KB are allowed; what is built from source is measured when it is released`
          : element('span', {}, `${asked.toFixed(1)} of ${budget.firstLoad} KB`, meter(asked / budget.firstLoad))),
    ],
  ]);
}

const stateOf = (hydrated: string | undefined): string =>
  hydrated === undefined
    ? 'HTML; no script was wanted yet'
    : hydrated === ''
      ? 'hydrated'
      : 'its script could not be had: HTML kept';

const tellDocument = ({ responseStart, responseEnd, transferSize }: PerformanceNavigationTiming): string =>
  `${kilobytes(transferSize)} on the wire; first byte at ${Math.round(responseStart)}, whole at ${Math.round(responseEnd)} ms`;

function meter(share: number): HTMLElement {
  const bar = element('i');
  bar.style.inlineSize = `${Math.min(100, share * 100)}%`;
  return element('span', { class: share > 1 ? 'meter over' : 'meter', 'aria-hidden': 'true' }, bar);
}

/** One package: its release, what the page has asked for of it, and what can be done with it. */
export function packageDetails(of: PanelPackage, facts: PanelFacts, actions: Content): HTMLDetailsElement {
  const { name, version, content, built, live, budget } = of;
  const kind = name === 'shell' ? 'shell' : name === ownerOnScreen() ? 'remote' : '';
  return element(
    'details',
    { 'data-package': name },
    element(
      'summary',
      {},
      kind !== '' && element('span', { class: `swatch ${kind}`, 'aria-hidden': 'true' }),
      element('b', {}, name),
      !isBuilt(of) && element('span', { class: 'quiet' }, version),
      element('span', { class: 'quiet' }, tagsOf(of)),
    ),
    element(
      'div',
      {},
      terms([
        ['Release', isBuilt(of) ? 'none: it is built from source' : version],
        ['Live', live !== version && (live ?? 'never yet')],
        ['Content', content],
        ['Commit', !isBuilt(of) && (tellCommit(built) ?? 'not known')],
        ['Asked for', element('span', { 'data-loads': name }, tellLoads(loadsOf(measured()).get(name)))],
        [
          'Budget',
          `${name === 'shell' ? 'frame' : 'a page with its frame'}: ${budget.firstLoad} KB of JavaScript; fetched again after a release: ${budget.returning} KB`,
        ],
        [
          'Frame',
          name === 'shell' &&
            facts.frame &&
            `${facts.frame.ua.toFixed(1)} KB in Ukrainian, ${facts.frame.en.toFixed(1)} KB in English`,
        ],
      ]),
      actions,
    ),
  );
}

/** What there is one of on a page: who provides it, and who asks for which. */
export function sharedModules({ packages }: PanelFacts): HTMLElement {
  const [shell, ...remotes] = packages;
  const rows = Object.entries(shell?.shares ?? {}).map(([module, version]) => {
    const ranges = Map.groupBy(remotes, ({ shares }) => shares[module] ?? '');
    const asked = [...ranges].flatMap(([range, those]) =>
      range === ''
        ? []
        : [`${range}: ${those.length === remotes.length ? 'all remotes' : those.map(({ name }) => name).join(', ')}`],
    );
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, `${module} ${version}`),
      element('td', {}, asked.join('; ') || 'nobody'),
    );
  });
  return element(
    'table',
    {},
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, 'The shell provides'),
        element('th', { scope: 'col' }, 'asked for as'),
      ),
    ),
    element('tbody', {}, ...rows),
  );
}

/** What has gone wrong on the page. */
export function faultList(faults: readonly string[]): HTMLElement {
  const kept =
    document.documentElement.dataset.hydrated === 'failed'
      ? ['The page’s script could not be had; its HTML was kept.']
      : [];
  const all = [...kept, ...refused(measured()), ...faults];
  return all.length === 0
    ? element('p', {}, 'None on this page so far.')
    : element('ul', {}, ...all.map((fault) => element('li', { class: 'fault' }, fault)));
}

/** What a promotion would change: a sentence, the packages, the pages. */
export function promotionTable({ summary, changes, pages }: Promotion): HTMLElement {
  const rows = pages.map(({ address, change, bytes, returning }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, change === 'changed' ? address : `${address} (${change})`),
      element('td', {}, `${bytes > 0 ? '+' : ''}${bytes} B`),
      element('td', {}, returning ? `${kilobytes(returning.bytes)} (${kilobytes(returning.without)})` : '–'),
    ),
  );
  const heads = ['Page', 'HTML', 'Returning (no deltas)'];
  return element(
    'div',
    { 'data-part': 'promotion' },
    element('p', {}, summary),
    element('ul', {}, ...changes.map((change) => element('li', {}, change))),
    rows.length > 0 &&
      element(
        'table',
        {},
        element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
        element('tbody', {}, ...rows),
      ),
  );
}

/** Brings the figures of an open panel up to date, without touching what somebody has opened or chosen. */
export function refreshLoads(within: ParentNode): void {
  const loads: ReadonlyMap<string, Loads> = loadsOf(measured());
  for (const each of within.querySelectorAll<HTMLElement>('[data-loads]')) {
    const told = tellLoads(loads.get(each.dataset.loads ?? ''));
    if (each.textContent !== told) each.textContent = told;
  }
}

export const nameIn =
  ({ packages }: PanelFacts) =>
  (owner: string): string => {
    const found = packages.find(({ name }) => name === owner);
    return found ? tellPackage(found) : owner;
  };

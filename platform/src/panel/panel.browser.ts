import { linkActions, promotionActions, type Say, swapActions, tellIfMoved } from './actions.browser.ts';
import { tellComposition } from './composition.browser.ts';
import { button, element } from './element.browser.ts';
import { collectFaults } from './faults.browser.ts';
import { outlines } from './outlines.browser.ts';
import type { PanelFacts } from './PanelFacts.ts';
import {
  faultList,
  nameIn,
  packageDetails,
  pageTerms,
  refreshLoads,
  section,
  sharedModules,
} from './sections.browser.ts';
import { styles } from './styles.browser.ts';

/** Where the server that shows this page says what it is made of. */
const factsPath = document.querySelector<HTMLElement>('script[data-panel]')?.dataset.panel ?? '';

const host = element('div', { 'data-composition-panel': '', 'data-preview': '' });
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];

const layer = element('div', { class: 'outlines', popover: 'manual', 'aria-hidden': 'true' });
const drawn = outlines(layer);
const title = element('h2', { id: 'title', tabindex: '-1' }, 'Composition');
const sentence = element('p');
const body = element('div', { class: 'body' });
const status = element('p', { class: 'status', role: 'status' });
const dialog = element(
  'dialog',
  { popover: 'manual', 'aria-labelledby': 'title' },
  element(
    'div',
    { class: 'head' },
    title,
    button('Close', () => close()),
    sentence,
  ),
  body,
  status,
);
const opener = button('Composition', () => toggle(), {
  class: 'open',
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Alt+C',
});
opener.append(element('kbd', {}, 'Alt C'));
// In a narrow window there is no room for both side by side: what a preview says of itself stands below.
if (document.querySelector('aside[data-preview]')) opener.classList.add('beside');
// The rest is there only while it is open: whoever looks for a heading or a dialog of the page finds the page's.
root.append(opener);

const say: Say = (words) => {
  status.textContent = '';
  // A sentence that is said again is read again.
  requestAnimationFrame(() => {
    status.textContent = words;
  });
};
const faults = collectFaults(() => refresh());
const watched = new MutationObserver(() => refresh());
let facts: PanelFacts | undefined;
let before: Element | null = null;
let wantsOutlines = true;

const isOpen = (): boolean => dialog.matches(':popover-open');
const toggle = (): void => (isOpen() ? close() : void show());

async function show(): Promise<void> {
  before = document.activeElement === host ? opener : document.activeElement;
  status.textContent = '';
  root.append(layer, dialog);
  fill();
  layer.showPopover();
  // What the page opens later lies above the outlines; the panel lies above all that is open now.
  dialog.setAttribute('open', '');
  dialog.showPopover();
  title.focus();
  watched.observe(document.documentElement, { attributes: true, attributeFilter: ['data-hydrated', 'lang'] });
  const main = document.querySelector('#main');
  if (main) watched.observe(main, { childList: true });
  try {
    const answer = await fetch(factsPath);
    if (!answer.ok) throw new Error(`${answer.status}`);
    facts = (await answer.json()) as PanelFacts;
  } catch {
    // What was known before may be of another composition by now.
    facts = undefined;
  }
  fill();
  if (facts) await tellIfMoved(facts, body);
}

function close(): void {
  watched.disconnect();
  drawn.hide();
  layer.hidePopover();
  dialog.hidePopover();
  dialog.removeAttribute('open');
  layer.remove();
  dialog.remove();
  if (before instanceof HTMLElement) before.focus();
}

/** All of the panel, for what is known now. */
function fill(): void {
  const known = facts;
  sentence.textContent = known
    ? tellComposition(known)
    : 'What this page is made of could not be asked, or not yet. The page stays as it is, and what the browser knows stands below.';
  body.replaceChildren(
    section('This page', element('div', { 'data-part': 'page' }, pageTerms(known)), outlineSwitch()),
    ...(known
      ? [
          section(
            'Releases',
            ...(known.gone ?? []).map((sentence) => element('p', { class: 'fault' }, sentence)),
            ...known.packages.map((each) => packageDetails(each, known, swapActions(each, known, say))),
          ),
        ]
      : []),
    section('Faults', element('div', { 'data-part': 'faults' }, faultList(faults))),
    ...(known
      ? [
          section('What a promotion would change', promotionActions(known, say)),
          section('Link to this composition', linkActions(known, say)),
          section('Shared modules', sharedModules(known)),
        ]
      : []),
  );
  draw();
}

/** What changes by itself; what somebody has opened, chosen or focused stays. */
function refresh(): void {
  if (!isOpen()) return;
  body.querySelector('[data-part="page"]')?.replaceChildren(pageTerms(facts));
  body.querySelector('[data-part="faults"]')?.replaceChildren(faultList(faults));
  refreshLoads(body);
}

function outlineSwitch(): HTMLElement {
  const box = element('input', { type: 'checkbox' });
  box.checked = wantsOutlines;
  box.addEventListener('change', () => {
    wantsOutlines = box.checked;
    draw();
  });
  const kinds = [
    ['shell', 'shell'],
    ['remote', 'the page’s remote'],
    ['shared', 'parts of shared'],
  ] as const;
  return element(
    'div',
    { class: 'row' },
    element('label', {}, box, 'Outline who owns what:'),
    ...kinds.map(([kind, words]) =>
      element('label', { class: 'quiet' }, element('span', { class: `swatch ${kind}` }), words),
    ),
  );
}

function draw(): void {
  if (!isOpen() || !wantsOutlines) drawn.hide();
  else drawn.show(new Set(facts?.sharedStyles), facts ? nameIn(facts) : (owner) => owner);
}

addEventListener('keydown', (event) => {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (code === 'KeyC' && altKey && !ctrlKey && !metaKey && !shiftKey) {
    event.preventDefault();
    toggle();
  }
  // A modal dialog of the page that was opened above the panel is closed first.
  else if (key === 'Escape' && isOpen() && !document.querySelector('dialog:modal')) close();
});
new PerformanceObserver(() => refresh()).observe({ type: 'resource' });
performance.setResourceTimingBufferSize(2000);
document.body.append(host);

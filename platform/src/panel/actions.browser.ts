import {
  isBuilt,
  isPreview,
  linkTo,
  openAddress,
  previewCommand,
  promoteCommand,
  sourceCommand,
  swapped,
  tellCommit,
} from './composition.browser.ts';
import { button, type Content, element } from './element.browser.ts';
import type { Built, PanelFacts, PanelPackage, Promotion } from './PanelFacts.ts';
import { promotionTable } from './sections.browser.ts';

/** Says a sentence to whoever has pressed something. */
export type Say = (sentence: string) => void;

/** Where somebody is, as a command may name it: what is no address of a page is left out. */
const here = (): string => (/^[\w/-]+$/.test(location.pathname) ? location.pathname : '/');

/** A command, and a button that copies it. */
function command(line: string, say: Say): HTMLElement {
  return element(
    'div',
    {},
    element('code', {}, line),
    element('div', { class: 'row' }, copy('Copy the command', line, say)),
  );
}

function copy(words: string, text: string, say: Say): HTMLButtonElement {
  return button(words, () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied.'),
      () => say('The browser did not let it be copied: mark it and copy it by hand.'),
    ),
  );
}

/** What shows a package in another way: a command where the server only reads, the development server itself where there is one. */
export function swapActions(of: PanelPackage, facts: PanelFacts, say: Say): Content {
  const { name, sources } = of;
  if (sources !== undefined && name === 'shell')
    return element('p', {}, 'While developing the shell is shown from source.');
  if (facts.rest !== undefined) return restActions(of, facts, say);
  const answer = element('div');
  const choice = choiceOf(of, facts);
  choice.addEventListener('change', () => {
    answer.replaceChildren(...(choice.value === '' ? [] : [answerTo(choice.value, name, facts, say)]));
  });
  const others = isPreview(facts)
    ? []
    : [
        addressField(name, facts, say),
        ...(sources === undefined
          ? [
              element('p', {}, 'From the sources that lie here, when the development server is started as'),
              command(sourceCommand(facts, name), say),
            ]
          : []),
      ];
  return element('div', {}, element('div', { class: 'row' }, choice), answer, ...others);
}

/** A server without a store shows a package as it is deployed, or from source where it is started so. */
const restActions = ({ name, sources }: PanelPackage, facts: PanelFacts, say: Say): Content =>
  name !== 'shell' &&
  sources === undefined &&
  element(
    'div',
    {},
    element('p', {}, 'From the sources that lie here, when the development server is started as'),
    command(sourceCommand(facts, name), say),
  );

/** What a choice of sources says instead of a version. */
const fromSource = 'source';

function choiceOf(of: PanelPackage, facts: PanelFacts): HTMLSelectElement {
  const { name, version, releases, sources } = of;
  const others = releases.filter((each) => each.version !== version || isBuilt(of));
  const words = isPreview(facts)
    ? name !== 'shell' && 'from source, on your machine'
    : sources === 'there'
      ? 'from source'
      : isBuilt(of) && sources !== 'shown' && 'as this server has it';
  return element(
    'select',
    { 'aria-label': `Another release of ${name}` },
    element('option', { value: '' }, others.length > 0 ? 'Another release …' : 'No other release in the store'),
    words && element('option', { value: fromSource }, words),
    ...others.map(({ version: other, built }) => element('option', { value: other }, labelOf(other, built))),
  );
}

function answerTo(choice: string, name: string, facts: PanelFacts, say: Say): HTMLElement {
  if (isPreview(facts))
    return command(choice === fromSource ? sourceCommand(facts, name) : previewCommand(name, choice, here()), say);
  const wanted = swapped(facts, name, choice === fromSource ? undefined : choice);
  return element(
    'div',
    { class: 'row' },
    button(`Show ${name} so`, () => void open(wanted, say)),
  );
}

/** Shows a remote from source as another development server of this machine builds it. */
function addressField(name: string, facts: PanelFacts, say: Say): HTMLElement {
  const field = element('input', {
    type: 'url',
    'aria-label': `Address of another development server with ${name}`,
    placeholder: 'http://localhost:3101',
  });
  const ask = () => void open(swapped(facts, name, field.value.trim().replace(/\/$/, '')), say);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') ask();
  });
  return element('div', { class: 'row' }, field, button('Show it from there', ask));
}

const labelOf = (version: string, built: Built): string => [version, tellCommit(built)].filter(Boolean).join(' · ');

/** Has the development server show some releases; what it refuses it says in a sentence, and the page stays. */
async function open(releases: readonly string[], say: Say): Promise<void> {
  const named = releases.map((each) => ({ name: each.split('@')[0] ?? '', version: each.split('@')[1] ?? '' }));
  try {
    const answer = await fetch(openAddress(named, here()), { redirect: 'manual' });
    if (answer.type === 'opaqueredirect') location.reload();
    else say((await answer.text()).trim());
  } catch {
    say('The development server does not answer: is it still running? The page stays as it is.');
  }
}

/** The address of this composition, to copy. */
export function linkActions(facts: PanelFacts, say: Say): HTMLElement {
  if (facts.rest !== undefined)
    return element(
      'div',
      {},
      element(
        'p',
        {},
        'Nobody else can be shown what is of this machine. In a checkout of the same sources this shows it:',
      ),
      command(sourceCommand(facts), say),
    );
  const link = linkTo(facts, location.origin, here());
  const note = isPreview(facts)
    ? 'Whoever has it sees this preview, at this page, until its days are over.'
    : 'For a development server at this address that has these releases and is started with the same sources.';
  return element(
    'div',
    {},
    element('code', {}, link),
    element('p', {}, note),
    element('div', { class: 'row' }, copy('Copy the link', link, say)),
  );
}

/** What a promotion would change: a preview knows it, a development server finds it out when it is asked. */
export function promotionActions(facts: PanelFacts, say: Say): HTMLElement {
  const { promotion } = facts;
  const promote = promoteCommand(facts);
  if (promotion)
    return element(
      'div',
      {},
      element('p', { 'data-moved': '', hidden: '' }),
      promotionTable(promotion),
      command(promote, say),
    );
  const isSwapped = facts.packages.some((of) => !isBuilt(of) && of.live !== of.version);
  const answer = element('div');
  const ask = async () => {
    answer.replaceChildren(element('p', {}, 'Composing it in memory …'));
    try {
      const response = await fetch('/dev/promotion.json');
      if (response.ok) answer.replaceChildren(promotionTable((await response.json()) as Promotion));
      else answer.replaceChildren(element('p', { class: 'fault' }, (await response.text()).trim()));
    } catch {
      answer.replaceChildren(
        element('p', { class: 'fault' }, 'The development server does not answer: is it still running?'),
      );
    }
  };
  return element(
    'div',
    {},
    element(
      'p',
      {},
      'What is built from source is held against what is live when it is released; this command says what that would be, and writes nothing.',
    ),
    command(promote, say),
    isSwapped && element('p', {}, 'The releases that are shown in place of live ones:'),
    isSwapped &&
      element(
        'div',
        { class: 'row' },
        button('What would they change?', () => void ask()),
      ),
    answer,
  );
}

/** Says above what a promotion would change that something else has become live meanwhile: then it is another promotion. */
export async function tellIfMoved({ preview, live }: PanelFacts, within: ParentNode): Promise<void> {
  const told = within.querySelector<HTMLElement>('[data-moved]');
  if (!preview || !told) return;
  const answer = await fetch('/proof/newest.json').catch(() => undefined);
  const newest: { readonly number?: unknown } = answer?.ok ? await answer.json() : {};
  if (typeof newest.number !== 'number' || newest.number === live.number) return;
  told.textContent = `Held against entry ${live.number}; entry ${newest.number} is live now. Make the preview anew for what it would change today.`;
  told.hidden = false;
}

import { saidOfView } from './viewName.browser.ts';

/** Most failures of each kind that are reported for one view. Later ones are the same, or follow from it. */
const most = 2;

const told = new Map<string, number>();

/** Milliseconds before a module that did not come is reported: it is asked for anew meanwhile, and may mend itself. */
const patience = 30_000;

type Failure = NonNullable<ReturnType<typeof failureOf>>;
const awaited = new Set<Failure>();

const view = saidOfView('view');
// While a canary runs it is asked who could meet a failure of it: whoever's browser has come here.
if (saidOfView('report') !== undefined) send({ kind: 'run' });

function send(said: object): void {
  navigator.sendBeacon('/report', JSON.stringify({ view, ...said }));
}

/**
 * Reports a failure to the server: a page that stays as it came, an uncaught error, or a module that is missing or not what is pinned.
 * A module that did not arrive is reported after half a minute, or when the visitor leaves. Only a server that has named this view gets
 * reports; they hold nothing of who looks at it.
 * @param of an `error` or `unhandledrejection` event, or why the page stays as it came
 */
export function report(of: unknown): void {
  const failure = view ? failureOf(of) : undefined;
  if (!failure) return;
  for (const place of document.querySelectorAll('#main > div > [role="alert"]:not([data-told])')) sayView(place, view);
  if (mayCome(failure)) {
    if (awaited.size === 0) setTimeout(tellAwaited, patience);
    awaited.add(failure);
  } else tell(failure);
}

const responds = () => document.documentElement.dataset.hydrated === '';

const isLeft = () => document.visibilityState === 'hidden';

/** A page that responds already does without it, or loads a document. */
const mayCome = ({ kind, message }: Failure) =>
  !responds() && !isLeft() && (kind === 'module' || / did not (arrive|begin)/.test(message));

function tellAwaited(): void {
  const left = [...awaited];
  awaited.clear();
  for (const failure of left) if (failure.kind === 'module' || !responds()) tell(failure);
}

document.addEventListener('visibilitychange', () => isLeft() && tellAwaited());
// Capturing: what a script element meets does not rise, and does not reach the window.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLScriptElement)
      for (const failure of awaited)
        if (failure.kind === 'module' && failure.script === scriptIn(target.src)) awaited.delete(failure);
  },
  true,
);

function tell(failure: Failure): void {
  const times = (told.get(failure.kind) ?? 0) + 1;
  told.set(failure.kind, times);
  if (times > most) return;
  send({ page: location.pathname.slice(0, 120), ...failure });
}

/** Shows the view's name, so that a visitor who complains can quote it. The words are here because nearly no page needs them. */
function sayView(place: Element, view: string | undefined): void {
  place.setAttribute('data-told', '');
  const words =
    document.documentElement.lang === 'en'
      ? 'If you contact us, please quote this code'
      : 'Якщо звертатиметеся до нас, назвіть цей код';
  place.append(Object.assign(document.createElement('p'), { textContent: `${words}: ${view}` }));
}

/** Undefined where it is not ours: extensions throw in pages, too, and pictures that fail break nothing. */
function failureOf(of: unknown) {
  if (!(of instanceof Event)) return { kind: 'hydration', message: wordsOf(of), script: scriptIn(of) };
  const { target } = of;
  if (target instanceof HTMLScriptElement) return ours({ kind: 'module', message: '', script: scriptIn(target.src) });
  const { message, filename, error, reason = error } = of as Partial<ErrorEvent & PromiseRejectionEvent>;
  return ours({ kind: 'error', message: wordsOf(reason ?? message), script: scriptIn(filename) || scriptIn(reason) });
}

const ours = <Failure extends { readonly script: string }>(failure: Failure) => (failure.script ? failure : undefined);

const wordsOf = (thrown: unknown): string => `${thrown ?? ''}`.slice(0, 160);

/** The first script of this site that an address, a message or a stack names. */
function scriptIn(named: unknown): string {
  const text = named instanceof Error ? `${named.stack} ${named.message}` : `${named ?? ''}`;
  const [, path] = text.split(`${location.origin}/r/`);
  return path === undefined ? '' : `/r/${/^[\w./-]*/.exec(path)}`.slice(0, 120);
}

import { readViewValue } from './readViewValue.browser.ts';

/** Most failures of each kind that are reported for one view. Later ones are the same, or follow from it. */
const maxPerKind = 2;

const reportCounts = new Map<string, number>();

/** Milliseconds before a module that did not load is reported: it is retried meanwhile, and may recover. */
const reportDelayMs = 30_000;

type Failure = NonNullable<ReturnType<typeof toFailure>>;
const delayedFailures = new Set<Failure>();

const viewName = readViewValue('view');
// While a canary runs, the server is asked which browsers could meet its failures: those that have come here.
if (readViewValue('report') !== undefined) send({ kind: 'run' });

function send(data: object): void {
  navigator.sendBeacon('/report', JSON.stringify({ view: viewName, ...data }));
}

/**
 * Reports a failure to the server: a page that stays as it came, an uncaught error, or a module that is missing or not what is pinned.
 * A module that did not arrive is reported after half a minute, or when the visitor leaves. Only a server that has named this view gets
 * reports; they hold nothing of who looks at it.
 * @param cause an `error` or `unhandledrejection` event, or why the page stays as it came
 */
export function reportFailure(cause: unknown): void {
  const failure = viewName ? toFailure(cause) : undefined;
  if (!failure) return;
  for (const place of document.querySelectorAll('#main > div > [role="alert"]:not([data-told])'))
    showViewName(place, viewName);
  if (mayRecover(failure)) {
    if (delayedFailures.size === 0) setTimeout(sendDelayedFailures, reportDelayMs);
    delayedFailures.add(failure);
  } else sendFailure(failure);
}

const isInteractive = () => document.documentElement.dataset.hydrated === '';

const isHidden = () => document.visibilityState === 'hidden';

/** A page that responds already does without it, or loads a document. */
const mayRecover = ({ kind, message }: Failure) =>
  !isInteractive() && !isHidden() && (kind === 'module' || / did not (arrive|begin)/.test(message));

function sendDelayedFailures(): void {
  const failures = [...delayedFailures];
  delayedFailures.clear();
  for (const failure of failures) if (failure.kind === 'module' || !isInteractive()) sendFailure(failure);
}

document.addEventListener('visibilitychange', () => isHidden() && sendDelayedFailures());
// Capturing: what a script element meets does not rise, and does not reach the window.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLScriptElement)
      for (const failure of delayedFailures)
        if (failure.kind === 'module' && failure.script === findScript(target.src)) delayedFailures.delete(failure);
  },
  true,
);

function sendFailure(failure: Failure): void {
  const count = (reportCounts.get(failure.kind) ?? 0) + 1;
  reportCounts.set(failure.kind, count);
  if (count > maxPerKind) return;
  send({ page: location.pathname.slice(0, 120), ...failure });
}

/** Shows the view's name, so that a visitor who complains can quote it. The words are here because nearly no page needs them. */
function showViewName(place: Element, viewName: string | undefined): void {
  place.setAttribute('data-told', '');
  const words =
    document.documentElement.lang === 'en'
      ? 'If you contact us, please quote this code'
      : 'Якщо звертатиметеся до нас, назвіть цей код';
  place.append(Object.assign(document.createElement('p'), { textContent: `${words}: ${viewName}` }));
}

/** Undefined where it is not ours: extensions throw in pages, too, and pictures that fail break nothing. */
function toFailure(cause: unknown) {
  if (!(cause instanceof Event)) return { kind: 'hydration', message: toMessage(cause), script: findScript(cause) };
  const { target } = cause;
  if (target instanceof HTMLScriptElement)
    return keepOwn({ kind: 'module', message: '', script: findScript(target.src) });
  const { message, filename, error, reason = error } = cause as Partial<ErrorEvent & PromiseRejectionEvent>;
  return keepOwn({
    kind: 'error',
    message: toMessage(reason ?? message),
    script: findScript(filename) || findScript(reason),
  });
}

const keepOwn = <Failure extends { readonly script: string }>(failure: Failure) =>
  failure.script ? failure : undefined;

const toMessage = (thrown: unknown): string => `${thrown ?? ''}`.slice(0, 160);

/** The first script of this site that an address, a message or a stack names. */
function findScript(source: unknown): string {
  const text = source instanceof Error ? `${source.stack} ${source.message}` : `${source ?? ''}`;
  const [, path] = text.split(`${location.origin}/r/`);
  return path === undefined ? '' : `/r/${/^[\w./-]*/.exec(path)}`.slice(0, 120);
}

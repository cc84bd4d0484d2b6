import { readViewValue } from './readViewValue.browser.ts';

/** Maximum reports of each kind per view. Later failures are usually consequences of the first ones. */
const maxPerKind = 2;

const reportCounts = new Map<string, number>();

/** Delay in milliseconds before a missing module is reported. A retry may succeed in this time. */
const reportDelayMs = 30_000;

type Failure = NonNullable<ReturnType<typeof toFailure>>;
const delayedFailures = new Set<Failure>();

const viewName = readViewValue('view');
// Reports that script runs, if the server sends `report`: during a canary, it counts browsers in which script runs.
if (readViewValue('report') !== undefined) send({ kind: 'run' });

function send(data: object): void {
  navigator.sendBeacon('/report', JSON.stringify({ view: viewName, ...data }));
}

/**
 * Reports a failure to the server: a page that stays static, an uncaught error, or a missing or altered module. A missing module is
 * reported after half a minute, or when the visitor leaves. Sends a report only if the server gave the view an ID. Reports contain nothing
 * about the visitor.
 * @param cause an `error` or `unhandledrejection` event, or the reason why the page stays static
 */
export function reportFailure(cause: unknown): void {
  const failure = viewName ? toFailure(cause) : undefined;
  if (!failure) return;
  for (const place of document.querySelectorAll('#main > div > [role="alert"]:not([data-reported])'))
    showViewName(place, viewName);
  if (mayRecover(failure)) {
    if (delayedFailures.size === 0) setTimeout(sendDelayedFailures, reportDelayMs);
    delayedFailures.add(failure);
  } else sendFailure(failure);
}

const isInteractive = () => document.documentElement.dataset.hydrated === '';

const isHidden = () => document.visibilityState === 'hidden';

/** Tells whether a retry, or loading the document, may still repair the failure. */
const mayRecover = ({ kind, message }: Failure) =>
  !isInteractive() && !isHidden() && (kind === 'module' || / did not (arrive|begin)/.test(message));

function sendDelayedFailures(): void {
  const failures = [...delayedFailures];
  delayedFailures.clear();
  for (const failure of failures) if (failure.kind === 'module' || !isInteractive()) sendFailure(failure);
}

document.addEventListener('visibilitychange', () => isHidden() && sendDelayedFailures());
// Drops the delayed failure of a module that has loaded after all. Uses the capture phase, because `load` events of scripts do not bubble.
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

/** Shows the view's ID, which a visitor can quote. The texts are here rather than in the messages, because few pages need them. */
function showViewName(place: Element, viewName: string | undefined): void {
  place.setAttribute('data-reported', '');
  const words =
    document.documentElement.lang === 'en'
      ? 'If you contact us, please quote this code'
      : 'Якщо звертатиметеся до нас, назвіть цей код';
  place.append(Object.assign(document.createElement('p'), { textContent: `${words}: ${viewName}` }));
}

/** Describes a failure. Returns undefined if it is not caused by this site's scripts, such as an extension's error or a missing picture. */
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

/** Finds the address of the first script of this site in an address, a message or a stack. */
function findScript(source: unknown): string {
  const text = source instanceof Error ? `${source.stack} ${source.message}` : `${source ?? ''}`;
  const [, path] = text.split(`${location.origin}/r/`);
  return path === undefined ? '' : `/r/${/^[\w./-]*/.exec(path)}`.slice(0, 120);
}

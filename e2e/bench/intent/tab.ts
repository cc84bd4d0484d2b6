/**
 * A tab of a browser that Playwright does not drive. Chromium renders nothing ahead for a tab that is driven by its page, as Playwright does;
 * this one is driven by the tab, whose page may be replaced.
 */
export interface Tab {
  /** Sends a command of the DevTools protocol to the page. @throws Error with what the browser says */
  send<T>(method: string, params?: Parameters): Promise<T>;
  /** What an expression comes to in the page, by value. */
  evaluate<T>(expression: string): Promise<T>;
}

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly type: string } };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Opens a tab in a browser that listens on a port; it ends with the browser. */
export async function openTab(port: number): Promise<Tab> {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (message: Message) => void>();
  let attached: (session: string) => void = () => {};
  const page = new Promise<string>((resolve) => (attached = resolve));
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'Target.attachedToTarget' && message.params?.targetInfo.type === 'page')
      attached(message.params.sessionId);
  });
  let last = 0;
  async function command<T>(method: string, params: Parameters, sessionId?: string): Promise<T> {
    last += 1;
    const id = last;
    const { error, result } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  const { targetId } = await command<{ targetId: string }>('Target.createTarget', { url: 'about:blank', forTab: true });
  const tab = await command<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await command('Target.setAutoAttach', auto, tab.sessionId);
  const session = await page;
  return {
    send: (method, params = {}) => command(method, params, session),
    evaluate: async <T>(expression: string) => {
      const found = await command<{ result: { value: T } }>(
        'Runtime.evaluate',
        { expression, returnByValue: true },
        session,
      );
      return found.result.value;
    },
  };
}

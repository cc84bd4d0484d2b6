import { RspackDevServer } from '@rspack/dev-server';

type Message = Parameters<RspackDevServer['sendMessage']>;

/** The development server, with less said: problems as they are told on the terminal, each once, and no warnings in the browser's console. */
export class DevelopmentServer extends RspackDevServer {
  /** Lists the problems that are in the sources now. */
  problems: () => readonly string[] = () => [];

  override sendMessage(...[clients, type, data, params]: Message): void {
    if (type === 'errors') super.sendMessage(clients, type, [...this.problems()], params);
    else if (type !== 'warnings') super.sendMessage(clients, type, data, params);
    // What a page must know of a build with warnings is that it has ended; of one with errors it is told next.
    else if (!params?.preventReloading) super.sendMessage(clients, 'ok');
  }

  /** Shows over every open page what is wrong, until the next build. */
  show(problems: readonly string[]): void {
    super.sendMessage(this.clients(), 'errors', [...problems]);
  }

  /** Has every open page loaded anew: what has changed is not among what it can exchange. */
  reload(): void {
    super.sendMessage(this.clients(), 'static-changed');
  }

  private clients(): Message[0] {
    return this.webSocketServer?.clients ?? [];
  }
}

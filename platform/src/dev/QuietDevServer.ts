import { RspackDevServer } from '@rspack/dev-server';

type Message = Parameters<RspackDevServer['sendMessage']>;

/** Development server with fewer messages: it shows each problem once, as on the terminal, and no warnings in the browser's console. */
export class QuietDevServer extends RspackDevServer {
  problems: () => readonly string[] = () => [];

  override sendMessage(...[clients, type, data, params]: Message): void {
    if (type === 'errors') super.sendMessage(clients, type, [...this.problems()], params);
    else if (type !== 'warnings') super.sendMessage(clients, type, data, params);
    // Replaces warnings by "ok", which tells pages that the build has ended. Sends nothing if errors follow.
    else if (!params?.preventReloading) super.sendMessage(clients, 'ok');
  }

  /** Shows problems in an overlay of every open page, until the next build. */
  show(problems: readonly string[]): void {
    super.sendMessage(this.clients(), 'errors', [...problems]);
  }

  /** Reloads every open page, after a change that hot replacement cannot apply. */
  reload(): void {
    super.sendMessage(this.clients(), 'static-changed');
  }

  private clients(): Message[0] {
    return this.webSocketServer?.clients ?? [];
  }
}

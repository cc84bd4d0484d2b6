// Development only: replaces the transport of the development server's client, which checks only its own build. When the server announces
// newer builds, this transport checks every build on the page.
import WebSocketClient from '@rspack/dev-server/client/clients/WebSocketClient.js';
import { emitter } from './hotEmitter.js';

/** Newest hash of the builds: first from the page's `<meta>`, then from the server's messages. */
let newest = document.querySelector('meta[name="development-builds"]')?.content;

export default class HotTransport extends WebSocketClient {
  onMessage(handleMessage) {
    let opening = true;
    super.onMessage((text) => {
      const { type, data } = JSON.parse(text);
      if (type === 'hash') {
        // The page is older than the server's builds, and hot replacement may be impossible: reloads.
        if (opening && newest !== undefined && data !== newest) return location.reload();
        opening = false;
        newest = data;
      }
      handleMessage(text);
      if (type === 'ok' && newest !== undefined) emitter.emit('webpackHotUpdate', newest);
    });
  }
}

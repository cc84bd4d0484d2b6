// Development only: replaces the transport of the development server's client. The client checks only its own build for updates; this
// transport checks every build on the page, whenever the server announces a newer one.
import WebSocketClient from '@rspack/dev-server/client/clients/WebSocketClient.js';
import { emitter } from './hotEmitter.js';

/** The hash of the page's builds: first that of its document, then the newest that the server announced. */
let newest = document.querySelector('meta[name="development-builds"]')?.content;

export default class HotTransport extends WebSocketClient {
  onMessage(handleMessage) {
    let opening = true;
    super.onMessage((text) => {
      const { type, data } = JSON.parse(text);
      if (type === 'hash') {
        // Reloads if a build was made before the connection opened, because hot replacement may then be impossible.
        if (opening && newest !== undefined && data !== newest) return location.reload();
        opening = false;
        newest = data;
      }
      handleMessage(text);
      if (type === 'ok' && newest !== undefined) emitter.emit('webpackHotUpdate', newest);
    });
  }
}

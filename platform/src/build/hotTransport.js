// Development only: the development server's own transport. Its client asks what it was built into whether that is up to date; here every
// build on the page is asked, whenever the server has said what is newest.
import WebSocketClient from '@rspack/dev-server/client/clients/WebSocketClient.js';
import { emitter } from './hotEmitter.js';

/** The builds that the page is of: those that its document was rendered of, then what the server has said since. */
let newest = document.querySelector('meta[name="development-builds"]')?.content;

export default class HotTransport extends WebSocketClient {
  onMessage(tell) {
    let opening = true;
    super.onMessage((text) => {
      const { type, data } = JSON.parse(text);
      if (type === 'hash') {
        // What was built while nobody listened may be nothing that can be exchanged.
        if (opening && newest !== undefined && data !== newest) return location.reload();
        opening = false;
        newest = data;
      }
      tell(text);
      if (type === 'ok' && newest !== undefined) emitter.emit('webpackHotUpdate', newest);
    });
  }
}

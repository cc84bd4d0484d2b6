// Development only: the development server's own transport. Its client asks what it was built into whether that is up to date; here every
// build on the page is asked, whenever the server has said what is newest.
import WebSocketClient from '@rspack/dev-server/client/clients/WebSocketClient.js';
import { emitter } from './hotEmitter.js';

export default class HotTransport extends WebSocketClient {
  onMessage(tell) {
    let newest;
    super.onMessage((text) => {
      const { type, data } = JSON.parse(text);
      if (type === 'hash') newest = data;
      tell(text);
      if (type === 'ok' && newest !== undefined) emitter.emit('webpackHotUpdate', newest);
    });
  }
}
